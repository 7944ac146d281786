import { nearestName } from '../text/nearest-name.js';

interface Named {
  readonly name: string;
}

/** What is read of `custom-elements.json`. */
export interface Manifest {
  readonly modules: readonly {
    readonly declarations: readonly {
      readonly tagName: string;
      readonly attributes?: readonly Named[];
      readonly members: readonly (Named & { readonly kind: string; readonly readonly?: boolean })[];
      readonly slots?: readonly Named[];
      readonly events?: readonly Named[];
    }[];
  }[];
}

interface ElementNames {
  readonly attributes: readonly string[];
  readonly properties: readonly string[];
  readonly members: readonly string[];
  readonly slots: readonly string[];
  readonly events: readonly string[];
}

const GLOBAL_ATTRIBUTES = new Set(
  `accesskey anchor autocapitalize autocorrect autofocus class contenteditable dir draggable enterkeyhint exportparts
  hidden id inert inputmode is itemid itemprop itemref itemscope itemtype lang nonce part popover role slot spellcheck
  style tabindex title translate virtualkeyboardpolicy writingsuggestions xmlns`.split(/\s+/),
);

/** Properties of every HTML element that templates set. */
const GLOBAL_PROPERTIES = new Set(
  `accessKey autofocus className classList contentEditable dataset dir draggable hidden id inert innerHTML innerText
  inputMode lang outerHTML part popover role scrollLeft scrollTop slot spellcheck style tabIndex textContent title
  translate`.split(/\s+/),
);

/** Attributes that the code of a page or a framework reads. */
const isForeign = (name: string): boolean => /^(aria|data|hx|ng|v|x)-|^on[a-z]+$|[^\w-]/.test(name);

/** Finds wrong names of the kit's elements. Each method returns a message, or `undefined` for a right name. */
export class Elements {
  readonly #byTag = new Map<string, ElementNames>();
  readonly #events = new Set<string>();

  constructor({ modules }: Manifest) {
    const names = (items: readonly Named[] = []): string[] => items.map(({ name }) => name);
    for (const { tagName, attributes, members, slots, events } of modules.flatMap((module) => module.declarations)) {
      const fields = members.filter(({ kind }) => kind === 'field');
      this.#byTag.set(tagName, {
        attributes: names(attributes),
        properties: names(fields.filter((field) => !field.readonly)),
        members: names(fields),
        slots: names(slots),
        events: names(events),
      });
      for (const name of names(events)) this.#events.add(name);
    }
  }

  has(tag: string): boolean {
    return this.#byTag.has(tag);
  }

  tagProblem(tag: string): string | undefined {
    if (!tag.startsWith('dass-') || this.has(tag)) return undefined;
    return `<${tag}> is no element.${suggestion(tag, this.#byTag.keys(), (name) => `<${name}>`)}`;
  }

  attributeProblem(tag: string, attribute: string): string | undefined {
    const element = this.#byTag.get(tag);
    const name = attribute.toLowerCase();
    if (!element || element.attributes.includes(name) || GLOBAL_ATTRIBUTES.has(name)) return undefined;
    if (name.startsWith('ondass-'))
      return `<${tag}>: '${attribute}' is no attribute. Listen with addEventListener('${name.slice(2)}', …).`;
    if (isForeign(name)) return undefined;
    // Fields have the property `form` and, as the browser gives it to them, the attribute.
    if (name === 'form' && element.members.includes('form')) return undefined;
    const property = element.properties.find((own) => own.toLowerCase() === name.replaceAll('-', ''));
    const ownAttribute =
      property && element.attributes.find((own) => own.replaceAll('-', '') === property.toLowerCase());
    if (property && !ownAttribute) {
      const json = element.slots.includes('data') ? ', or in <script type="application/json" slot="data">' : '';
      return `<${tag}>: '${attribute}' works only as the property '${property}': set it in a script${json}.`;
    }
    return `<${tag}> has no attribute '${attribute}'.${suggestion(attribute, element.attributes)}`;
  }

  propertyProblem(tag: string, property: string): string | undefined {
    const element = this.#byTag.get(tag);
    if (!element || element.members.includes(property) || GLOBAL_PROPERTIES.has(property)) return undefined;
    if (/^(aria|on)[A-Za-z]+$/.test(property)) return undefined;
    return `<${tag}> has no property '${property}'.${suggestion(property, element.properties)}`;
  }

  /** Checks a prop of React or Vue: they set a property if the element has one of this name, otherwise an attribute. */
  propProblem(tag: string, name: string): string | undefined {
    const element = this.#byTag.get(tag);
    if (!element || this.propertyProblem(tag, name) === undefined) return undefined;
    if (this.attributeProblem(tag, name) === undefined) return undefined;
    const names = [...element.properties, ...element.attributes];
    return `<${tag}> has no property or attribute '${name}'.${suggestion(name, names)}`;
  }

  /** Native events, and those of other libraries, are not checked. */
  eventProblem(tag: string, event: string): string | undefined {
    const element = this.#byTag.get(tag);
    if (!element || !event.startsWith('dass-') || element.events.includes(event)) return undefined;
    return `<${tag}> has no event '${event}'.${suggestion(event, element.events)}`;
  }

  /** Checks the name of an event whose element is not known. */
  anyEventProblem(event: string): string | undefined {
    if (!event.startsWith('dass-') || this.#events.has(event)) return undefined;
    return `No element has an event '${event}'.${suggestion(event, this.#events)}`;
  }

  slotProblem(tag: string, slot: string): string | undefined {
    const element = this.#byTag.get(tag);
    if (!element || slot === '' || element.slots.includes(slot) || element.slots.includes('*')) return undefined;
    const named = element.slots.filter((name) => /^\w/.test(name));
    return `<${tag}> has no slot '${slot}'.${suggestion(slot, named)}`;
  }
}

function suggestion(name: string, names: Iterable<string>, format = (text: string): string => `'${text}'`): string {
  // All tags and events have this prefix: it does not make two names similar.
  const plain = (text: string): string => text.replace(/^dass-/, '');
  const byPlainName = new Map([...names].map((own) => [plain(own), own]));
  const nearest = byPlainName.get(nearestName(plain(name), byPlainName.keys()) ?? '');
  return nearest === undefined ? '' : ` Did you mean ${format(nearest)}?`;
}
