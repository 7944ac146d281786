import type { JSXAttribute, JSXElement, Node } from '@babel/types';
import { kebabCase } from './bindings.js';
import { placeOf, type AddUse, type Place, type Use } from './uses.js';

/** Props that React or Solid handles itself. */
const FRAMEWORK_PROPS = new Set(
  `children className classList dangerouslySetInnerHTML defaultChecked defaultValue htmlFor key ref
  suppressContentEditableWarning suppressHydrationWarning`.split(/\s+/),
);
const WRAPPER = /^Dass[A-Z]\w*$/;
const WRAPPER_MODULE = /^dass-elements\/react\b/;

/** Returns the tag of a wrapper: `dass-menu` for `DassMenu`. */
export const componentTag = (name: string): string => kebabCase(name);
/** Returns the name of the wrapper of a tag. */
export const componentName = (tag: string): string =>
  tag.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());

/** What a name with the form of a wrapper stands for: the wrapper, and where its import names it. */
interface Component {
  readonly wrapper: string | undefined;
  readonly place?: Place;
}

/** Reads JSX of React, Preact and Solid: the kit's tags, and the React wrappers. */
export class JsxReader {
  readonly #components: ReadonlyMap<string, Component>;

  readonly #added = new Set<string>();

  constructor(
    program: Node,
    private readonly code: string,
    private readonly add: AddUse,
    private readonly start: number,
  ) {
    this.#components = this.#readComponents(program);
  }

  read({ openingElement, closingElement }: JSXElement, parents: readonly Node[]): void {
    const written = openingElement.name;
    if (written.type !== 'JSXIdentifier') return;
    const { name } = written;
    const wrapper = this.#wrapperOf(name);
    const isWrapper = wrapper !== undefined;
    const tag = isWrapper ? componentTag(wrapper) : name;
    const places = [written, closingElement?.name].flatMap((node) => (node ? [this.#place(node)] : []));
    if (isWrapper) this.#addComponent(name, wrapper, tag, places);
    else if (tag.startsWith('dass-')) this.add({ kind: 'tag', tag, name, offset: places[0]!.start, places });
    let maySetSlot = false;
    for (const attribute of openingElement.attributes) {
      if (attribute.type === 'JSXSpreadAttribute') maySetSlot = true;
      else {
        if (tag.startsWith('dass-')) this.#readAttribute(attribute, tag, isWrapper);
        maySetSlot ||= this.#readSlot(attribute, parents);
      }
    }
    const parent = this.#parentTag(parents);
    // What a component renders is not known; it may have a slot.
    if (parent && !maySetSlot && /^[a-z]/.test(name))
      this.add({ kind: 'child', tag: parent, name, offset: places[0]!.start - 1, places: [] });
  }

  /** The name is also written in the import, unless that gives it another name. */
  #addComponent(local: string, name: string, tag: string, places: readonly Place[]): void {
    const { place } = this.#components.get(local) ?? {};
    if (place && !this.#added.has(local))
      this.add({ kind: 'component', tag, name, offset: place.start, places: [place] });
    this.#added.add(local);
    if (local === name) this.add({ kind: 'component', tag, name, offset: places[0]!.start, places });
  }

  #readAttribute(attribute: JSXAttribute, tag: string, isWrapper: boolean): void {
    const offset = this.#place(attribute).start;
    const [prefix, local] =
      attribute.name.type === 'JSXNamespacedName'
        ? [attribute.name.namespace.name, attribute.name.name]
        : ['', attribute.name];
    const { name } = local;
    const places = [this.#place(local)];
    const common = { tag, offset, places };
    const kinds: Partial<Record<string, Use['kind']>> = { prop: 'property', attr: 'attribute', bool: 'attribute' };
    if (prefix === 'on' || prefix === 'oncapture')
      this.add({ ...common, kind: 'event', name, written: `${prefix}:${name}` });
    else if (prefix !== '') {
      const kind = kinds[prefix];
      if (kind) this.add({ ...common, kind, name });
    } else if (name.startsWith('ondass-') || /^on[A-Z]/.test(name)) this.#readHandler(name, common, isWrapper);
    else if (!FRAMEWORK_PROPS.has(name)) this.add({ ...common, kind: 'prop', name });
    const value = this.#text(attribute);
    if (value) this.add({ kind: 'value', tag, name: value.text, attribute: name, offset, places: [value.place] });
  }

  /** `onPick` and `onDassCopy` of a wrapper; `ondass-pick` of a tag. */
  #readHandler(name: string, common: Pick<Use, 'tag' | 'offset' | 'places'>, isWrapper: boolean): void {
    const [, plain = '', capture = ''] = /^(.*?)(Capture)?$/.exec(name)!;
    if (!isWrapper && plain.startsWith('ondass-')) {
      const spell = (event: string): string => `on${event}${capture}`;
      this.add({ ...common, kind: 'event', name: plain.slice(2), written: name, spell });
    } else {
      const spell = (handler: string): string => handler + capture;
      this.add({ ...common, kind: isWrapper ? 'handler' : 'tag-handler', name: plain, spell });
    }
  }

  #readSlot(attribute: JSXAttribute, parents: readonly Node[]): boolean {
    if (attribute.name.name !== 'slot') return false;
    const parent = this.#parentTag(parents);
    const value = this.#text(attribute);
    if (parent && value)
      this.add({
        ...{ kind: 'slot', tag: parent, name: value.text },
        ...{ offset: this.#place(attribute).start, places: [value.place] },
      });
    return true;
  }

  /** Returns the tag of the element, or of the wrapper, around an element; also around conditions and lists. */
  #parentTag(parents: readonly Node[]): string | undefined {
    const parent = parents.findLast((node) => node.type === 'JSXElement' || node.type === 'JSXAttribute');
    if (parent?.type !== 'JSXElement' || parent.openingElement.name.type !== 'JSXIdentifier') return undefined;
    const { name } = parent.openingElement.name;
    const wrapper = this.#wrapperOf(name);
    const tag = wrapper === undefined ? name : componentTag(wrapper);
    return tag.startsWith('dass-') ? tag : undefined;
  }

  #text({ value }: JSXAttribute): { text: string; place: Place } | undefined {
    const node = value?.type === 'JSXExpressionContainer' ? value.expression : value;
    if (node?.type !== 'StringLiteral') return undefined;
    const text = this.code.slice(node.start! + 1, node.end! - 1);
    return text === node.value ? { text, place: placeOf(this.start + node.start! + 1, text) } : undefined;
  }

  #place(node: Node): Place {
    return { start: this.start + node.start!, end: this.start + node.end! };
  }

  /** Returns the wrapper that a name stands for. One without an import belongs to code that is shown in part. */
  #wrapperOf(local: string): string | undefined {
    const component = this.#components.get(local);
    if (component) return component.wrapper;
    return WRAPPER.test(local) ? local : undefined;
  }

  /** Returns the components that the file imports or declares. */
  #readComponents(program: Node): ReadonlyMap<string, Component> {
    const components = new Map<string, Component>();
    const declare = (id: Node | null | undefined): void => {
      if (id?.type === 'Identifier') components.set(id.name, { wrapper: undefined });
    };
    for (const statement of program.type === 'Program' ? program.body : []) {
      const declaration = 'declaration' in statement && statement.declaration ? statement.declaration : statement;
      if (declaration.type === 'FunctionDeclaration' || declaration.type === 'ClassDeclaration')
        declare(declaration.id);
      if (declaration.type === 'VariableDeclaration') declaration.declarations.forEach(({ id }) => declare(id));
      if (declaration.type !== 'ImportDeclaration') continue;
      for (const specifier of declaration.specifiers) {
        const imported =
          specifier.type === 'ImportSpecifier' && specifier.imported.type === 'Identifier'
            ? specifier.imported
            : undefined;
        const isWrapper = imported && WRAPPER.test(imported.name) && WRAPPER_MODULE.test(declaration.source.value);
        components.set(
          specifier.local.name,
          isWrapper ? { wrapper: imported.name, place: this.#place(imported) } : { wrapper: undefined },
        );
      }
    }
    return components;
  }
}
