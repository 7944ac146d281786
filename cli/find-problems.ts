import { Elements, type Manifest } from '../elements/core/manifest/element-names.js';
import { kebabCase } from './bindings.js';
import { handlerOf, isReactHandler, onlyNearest, readElementApis, type ElementApi } from './element-api.js';
import { componentName } from './read-jsx.js';
import type { Use } from './uses.js';

/** A mistake in the use of the kit. */
export interface Problem {
  readonly use: Use;
  readonly message: string;
  /** The one name, as it is written here, that solves the problem. */
  readonly suggestion?: string;
}

/** Native elements that hold data where the application expects a list. */
const DATA_TAG = /^(?:option|optgroup|li|ul|ol|dl|table|thead|tbody|tr|td|th)$/;

/** Finds wrong names and values in what a file uses of the kit. */
export class ProblemFinder {
  readonly #elements: Elements;
  readonly #apis: ReadonlyMap<string, ElementApi>;

  constructor(manifest: Manifest) {
    this.#elements = new Elements(manifest);
    this.#apis = readElementApis(manifest);
  }

  find(use: Use): Problem | undefined {
    const message = this.#message(use);
    if (message === undefined) return undefined;
    const suggested = this.#suggestion(use);
    const mayBeForeign = use.mayBeForeign && use.kind !== 'event';
    if (mayBeForeign && suggested === undefined && !message.includes(' works only as the property ')) return undefined;
    if (suggested === undefined || use.places.length === 0) return { use, message };
    return { use, message, suggestion: use.spell?.(suggested) ?? suggested };
  }

  #message(use: Use): string | undefined {
    const { kind, tag, name } = use;
    const elements = this.#elements;
    switch (kind) {
      case 'tag':
        return elements.tagProblem(name);
      case 'attribute':
        return elements.attributeProblem(tag, name);
      case 'property':
        return elements.propertyProblem(tag, name);
      case 'prop':
        return this.#propProblem(use);
      case 'event':
        return tag ? elements.eventProblem(tag, name) : elements.anyEventProblem(name);
      case 'slot':
        return elements.slotProblem(tag, name);
      case 'component':
        return elements.has(tag) ? undefined : `<${name}> is no component of the kit.${this.#didYouMean(use)}`;
      case 'handler':
        return this.#handlerProblem(use);
      case 'tag-handler':
        return this.#tagHandlerProblem(use);
      case 'value':
        return this.#valueProblem(use);
      case 'child':
        return this.#childProblem(tag, name);
      case 'self-closing':
        return this.#elements.has(tag) ? `<${tag}/> does not close itself in HTML: write </${tag}>.` : undefined;
      default:
        return undefined;
    }
  }

  /** In Vue, a name with hyphens is that of the property or that of the attribute. */
  #propProblem({ tag, name, spell }: Use): string | undefined {
    const written = spell?.(name) ?? name;
    const problem = this.#elements.propProblem(tag, name);
    return problem && written !== name ? this.#elements.propProblem(tag, written) : problem;
  }

  #handlerProblem(use: Use): string | undefined {
    const { tag, name } = use;
    const api = this.#apis.get(tag);
    if (!api || api.eventOf.has(name) || isReactHandler(name)) return undefined;
    const suggestion = this.#didYouMean(use);
    // Others may be handlers of newer versions of React.
    return name.startsWith('onDass') || suggestion
      ? `<${componentName(tag)}> has no handler '${name}'.${suggestion}`
      : undefined;
  }

  /** React and Preact listen to the text after `on` as it is. */
  #tagHandlerProblem(use: Use): string | undefined {
    if (!this.#apis.has(use.tag) || !/^onDass[A-Z]/.test(use.name)) return undefined;
    return `<${use.tag}> has no handler '${use.name}'.${this.#didYouMean(use)}`;
  }

  #valueProblem({ tag, name: value, attribute = '' }: Use): string | undefined {
    const api = this.#apis.get(tag);
    if (!api || value === '') return undefined;
    const values = api.valuesOf(attribute);
    if (values && !values.includes(value)) {
      const nearest = onlyNearest(value, values);
      const end =
        nearest === undefined
          ? ` Its values are ${values.map((one) => `'${one}'`).join(', ')}.`
          : ` Did you mean '${nearest}'?`;
      return `<${tag}>: '${attribute}' cannot be '${value}'.${end}`;
    }
    if (api.isOfType(attribute, 'boolean') && value.toLowerCase() === 'false')
      return `<${tag}>: '${attribute}' is on whatever its text is, also with 'false'. Remove the attribute.`;
    if (api.isOfType(attribute, 'number') && !Number.isFinite(Number(value)))
      return `<${tag}>: '${attribute}' has to be a number, not '${value}'.`;
    return undefined;
  }

  #childProblem(tag: string, child: string): string | undefined {
    const api = this.#apis.get(tag);
    if (!api || api.showsContent) return undefined;
    const what = child === '#text' ? 'text' : `<${child}>`;
    const data = DATA_TAG.test(child) && api.listProperty ? ` Set the property '${api.listProperty}' instead.` : '';
    const named = api.slots.filter((slot) => /^\w/.test(slot) && slot !== 'data');
    const slots = !data && named.length > 0 ? ` Its slots are ${named.map((slot) => `'${slot}'`).join(', ')}.` : '';
    return `<${tag}> does not show ${what} in it.${data}${slots}`;
  }

  #didYouMean(use: Use): string {
    const suggestion = this.#suggestion(use);
    if (suggestion === undefined) return '';
    return ` Did you mean ${use.kind === 'component' ? `<${suggestion}>` : `'${suggestion}'`}?`;
  }

  /** Returns the right name, before it is spelled as in the file. */
  #suggestion({ kind, tag, name, attribute = '' }: Use): string | undefined {
    const api = this.#apis.get(tag);
    const named = (names: readonly string[] = []): string[] => names.filter((one) => /^\w/.test(one));
    switch (kind) {
      case 'tag':
        return onlyNearest(name, [...this.#apis.keys()]);
      case 'component':
        return onlyNearest(name, [...this.#apis.keys()].map(componentName));
      case 'attribute':
        return /^ondass-/i.test(name) ? undefined : onlyNearest(name, api?.attributes ?? []);
      case 'property':
        return onlyNearest(name, api?.properties ?? []);
      case 'prop': {
        const property = onlyNearest(name, api?.properties ?? []);
        return property ?? onlyNearest(name, api?.attributes ?? []);
      }
      case 'event':
        return onlyNearest(name, tag ? (api?.events ?? []) : [...this.#apis.values()].flatMap(({ events }) => events));
      case 'slot':
        return onlyNearest(name, named(api?.slots));
      case 'handler':
        return this.#nearestHandler(name, api);
      case 'tag-handler': {
        const event = `dass-${kebabCase(name.replace(/^onDass/, ''))}`;
        const nearest = api?.events.includes(event) ? event : onlyNearest(event, api?.events ?? []);
        return nearest && `on${nearest}`;
      }
      case 'self-closing':
        return `></${tag}>`;
      case 'value':
        return onlyNearest(name, api?.valuesOf(attribute) ?? []);
      default:
        return undefined;
    }
  }

  /** `onDassPick` is near to `onPick`. */
  #nearestHandler(name: string, api: ElementApi | undefined): string | undefined {
    if (!api) return undefined;
    const events = new Map(api.events.map((event) => [kebabCase(componentName(event.replace(/^dass-/, ''))), event]));
    const plain = kebabCase(name.replace(/^on(Dass)?/, ''));
    const nearest = events.has(plain) ? plain : onlyNearest(plain, [...events.keys()]);
    const event = nearest === undefined ? undefined : events.get(nearest);
    return event === undefined ? undefined : handlerOf(event);
  }
}
