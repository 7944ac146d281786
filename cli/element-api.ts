import type { Manifest } from '../elements/core/manifest/element-names.js';
import { editDistance, nearestName } from '../elements/core/text/nearest-name.js';
import { componentName } from './read-jsx.js';

interface Typed {
  readonly name: string;
  readonly type?: { readonly text: string };
  /** The values of a type with a name. */
  readonly parsedType?: { readonly text: string };
}

interface Declaration {
  readonly tagName: string;
  readonly attributes?: readonly Typed[];
  readonly members: readonly (Typed & { readonly kind: string; readonly readonly?: boolean })[];
  readonly slots?: readonly { readonly name: string }[];
  readonly events?: readonly { readonly name: string }[];
}

/** The events that React listens to itself, without `on`. */
const REACT_EVENTS = new Set(
  `Abort AnimationEnd AnimationIteration AnimationStart AuxClick BeforeInput BeforeToggle Blur Cancel CanPlay
  CanPlayThrough Change Click Close CompositionEnd CompositionStart CompositionUpdate ContextMenu Copy Cut DoubleClick
  Drag DragEnd DragEnter DragExit DragLeave DragOver DragStart Drop DurationChange Emptied Encrypted Ended Error Focus
  GotPointerCapture Input Invalid KeyDown KeyPress KeyUp Load LoadedData LoadedMetadata LoadStart LostPointerCapture
  MouseDown MouseEnter MouseLeave MouseMove MouseOut MouseOver MouseUp Paste Pause Play Playing PointerCancel PointerDown
  PointerEnter PointerLeave PointerMove PointerOut PointerOver PointerUp Progress RateChange Reset Resize Scroll
  ScrollEnd Seeked Seeking Select Stalled Submit Suspend TimeUpdate Toggle TouchCancel TouchEnd TouchMove TouchStart
  TransitionCancel TransitionEnd TransitionRun TransitionStart VolumeChange Waiting Wheel`.split(/\s+/),
);

export const isReactHandler = (name: string): boolean => REACT_EVENTS.has(name.slice(2));

/** Returns the prop of a wrapper that listens to an event: `onPick`, or `onDassCopy` where React has `onCopy`. */
export function handlerOf(event: string): string {
  const short = componentName(event.replace(/^dass-/, ''));
  return `on${event.startsWith('dass-') && REACT_EVENTS.has(short) ? componentName(event) : short}`;
}

/** What `custom-elements.json` says of an element, besides its names. */
export class ElementApi {
  readonly properties: readonly string[];
  readonly attributes: readonly string[];
  readonly slots: readonly string[];
  readonly events: readonly string[];
  /** By handler. */
  readonly eventOf: ReadonlyMap<string, string>;
  /** Takes lists: the first property for them. */
  readonly listProperty: string | undefined;
  readonly #types = new Map<string, string>();

  constructor({ attributes = [], members, slots = [], events = [] }: Declaration) {
    const fields = members.filter(({ kind, readonly }) => kind === 'field' && !readonly);
    this.properties = fields.map(({ name }) => name);
    this.attributes = attributes.map(({ name }) => name);
    this.slots = slots.map(({ name }) => name);
    this.events = events.map(({ name }) => name);
    this.eventOf = new Map(this.events.map((event) => [handlerOf(event), event]));
    this.listProperty = fields.find(({ type }) => /\[\]$|Array</.test(type?.text ?? ''))?.name;
    for (const { name, type, parsedType } of [...fields, ...attributes])
      this.#types.set(name, parsedType?.text ?? type?.text ?? '');
  }

  get showsContent(): boolean {
    return this.slots.includes('') || this.slots.includes('*');
  }

  /** Returns the texts that an attribute or a property allows; `undefined` if it allows others. */
  valuesOf(name: string): string[] | undefined {
    const type = this.#typeOf(name);
    if (!/^'[^']*'(?: \| (?:'[^']*'|undefined))*$/.test(type)) return undefined;
    return [...type.matchAll(/'([^']*)'/g)].map(([, value]) => value!);
  }

  isOfType(name: string, type: 'boolean' | 'number'): boolean {
    return this.#typeOf(name).replace(' | undefined', '') === type;
  }

  /** The case of attributes does not matter in HTML. */
  #typeOf(name: string): string {
    return this.#types.get(name) ?? this.#types.get(name.toLowerCase()) ?? '';
  }
}

export function readElementApis(manifest: Manifest): ReadonlyMap<string, ElementApi> {
  const declarations = manifest.modules.flatMap((module) => module.declarations) as readonly Declaration[];
  return new Map(declarations.map((declaration) => [declaration.tagName, new ElementApi(declaration)]));
}

/** Returns the name that is most similar; `undefined` if there is none, or if two are equally similar. */
export function onlyNearest(name: string, names: readonly string[]): string | undefined {
  // All tags and events have this prefix: it does not make two names similar.
  const plain = (text: string): string => text.replace(/^(dass-|Dass|onDass)/, '');
  const byPlainName = new Map(names.map((own) => [plain(own), own]));
  const nearest = nearestName(plain(name), byPlainName.keys());
  if (nearest === undefined) return undefined;
  const distance = (text: string): number => {
    const comparable = (one: string): string => one.toLowerCase().replace(/[-_]/g, '');
    return editDistance(comparable(plain(name)), comparable(text));
  };
  const isOnly = [...byPlainName.keys()].every((own) => own === nearest || distance(own) > distance(nearest));
  return isOnly ? byPlainName.get(nearest) : undefined;
}
