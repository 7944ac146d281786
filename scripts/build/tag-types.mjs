// custom-elements.json -> types of the tags in the templates of frameworks. Names of properties and events come from the
// manifest, their types from the classes.
import { detailTypes } from '../manifest/detail-types.mjs';

const HEADER = '// Generated from custom-elements.json by scripts/build/tag-types.mjs.\n';

const elementsOf = (manifest) => manifest.modules.flatMap(({ declarations }) => declarations);
const union = (names) => names.map((name) => `'${name}'`).join(' | ') || 'never';
const propertiesOf = ({ members }) =>
  members.filter(({ kind, readonly }) => kind === 'field' && !readonly).map(({ name }) => name);
/** Attributes that are written differently from their property: `'min-length': 'minLength'`. */
const renamedAttributesOf = (element) =>
  (element.attributes ?? []).filter(
    ({ name, fieldName }) => fieldName && fieldName.toLowerCase() === name.replaceAll('-', '') && fieldName !== name,
  );
const allEvents = ({ events = [] }) => events;
/** Native events have handlers in the types of the frameworks. */
const ownEvents = ({ events = [] }) => events.filter(({ name }) => name.startsWith('dass-'));

/** A tag has no type argument: the details are those of any item, `CustomEvent<DassPickListPickDetail>`. */
const withoutArgument = (type) => type.replace(/(\wDetail)<\w+>/, '$1');

/** Imports the classes and the details of the events, each once. */
function imports(manifest) {
  const found = new Set();
  return elementsOf(manifest)
    .map((element) => {
      const details = ownEvents(element).flatMap(detailTypes);
      const types = [element.name, ...new Set(details)].filter((name) => !found.has(name));
      for (const name of types) found.add(name);
      return `import type { ${types.join(', ')} } from './${element.tagName}.js';\n`;
    })
    .join('');
}

/** The types of the tags: `Tag<class, names of properties, events, renamed attributes>` for each. */
const tags = (manifest, eventsOf, tag) =>
  elementsOf(manifest)
    .map((element) => {
      const events = eventsOf(element).map(({ name, type }) => `'${name}': ${withoutArgument(type.text)}`);
      const summary = element.summary ? `    /** ${element.summary.replaceAll('*/', '*\\/')} */\n` : '';
      const types = `${element.name}, ${union(propertiesOf(element))}, { ${events.join('; ')} }`;
      const attributes = renamedAttributesOf(element).map(({ name, fieldName }) => `'${name}': '${fieldName}'`);
      return `${summary}    '${element.tagName}': ${tag(types, `{ ${attributes.join('; ')} }`)};\n`;
    })
    .join('');

const PROPS = `type Props<E, Names extends keyof E> = { [Name in Names]?: E[Name] | undefined };
type TargetedEvent<E, Event> = Event & { readonly target: E; readonly currentTarget: E };
`;

/** Tags in JSX of React 19, which sets properties of custom elements and adds listeners for `on` and the event's name. */
export const jsxTypes = (manifest) => `${HEADER}import type * as React from 'react';
${imports(manifest)}
${PROPS}type Handlers<E, Events> = {
  [Name in keyof Events as \`on\${Name & string}\`]?: ((event: TargetedEvent<E, Events[Name]>) => void) | undefined;
};
type Tag<E extends Element, Names extends keyof E, Events> = Props<E, Names> &
  Handlers<E, Events> &
  Omit<React.HTMLAttributes<E>, Names> &
  React.RefAttributes<E>;

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
${tags(manifest, ownEvents, (types) => `Tag<${types}>`)
  .replace(/^/gm, '  ')
  .trimEnd()}
    }
  }
}
`;

/**
 * Tags in templates of Vue 3. The target of an event that the element documents is the element, also of `input` and
 * `change`; other native events may come from a child.
 */
export const vueTypes = (manifest) => `${HEADER}import type { HTMLAttributes, VNodeProps } from 'vue';
${imports(manifest)}
${PROPS}type Pascal<Text extends string> = Text extends \`\${infer First}-\${infer Rest}\`
  ? \`\${Capitalize<First>}\${Pascal<Rest>}\`
  : Capitalize<Text>;
type Handlers<E, Events> = {
  [Name in keyof Events as \`on\${Pascal<Name & string>}\`]?: ((event: TargetedEvent<E, Events[Name]>) => void) | undefined;
};
type Attributes = VNodeProps & HTMLAttributes & { slot?: string | undefined; popover?: '' | 'auto' | 'manual' | undefined };
/** Vue looks for \`data-x\` as \`dataX\`. */
type DataAttributes = { [name: \`data\${Capitalize<string>}\`]: unknown };
type Tag<E, Names extends keyof E, Events> = new () => {
  $props: Props<E, Names> & Handlers<E, Events> & DataAttributes & Omit<Attributes, Names | keyof Handlers<E, Events>>;
};

declare module 'vue' {
  interface GlobalComponents {
${tags(manifest, allEvents, (types) => `Tag<${types}>`).trimEnd()}
  }
}
`;

/**
 * Tags in Svelte 5, which sets a property if the element has one of this name, and otherwise an attribute. So an
 * attribute of its own name is a text: `false` would switch a boolean on.
 */
export const svelteTypes = (manifest) => `${HEADER}import type { HTMLAttributes } from 'svelte/elements';
${imports(manifest)}
${PROPS}type AttributeOf<Value> = Value extends string
  ? Value
  : Value extends number
    ? Value | \`\${Value}\`
    : Value extends true
      ? true | ''
      : never;
type Attributes<E, Names> = { [Name in keyof Names]?: AttributeOf<E[Names[Name] & keyof E]> | undefined };
/** \`on:\` is the way of Svelte 4. */
type Handlers<E, Events> = {
  [Name in keyof Events as \`on\${Name & string}\` | \`on:\${Name & string}\`]?:
    | ((event: TargetedEvent<E, Events[Name]>) => void)
    | undefined;
};
type Tag<E extends Element, Names extends keyof E, Events, Renamed> = Props<E, Names> &
  Attributes<E, Renamed> &
  Handlers<E, Events> &
  Omit<HTMLAttributes<E>, Names | keyof Handlers<E, Events>>;

declare module 'svelte/elements' {
  interface SvelteHTMLElements {
${tags(manifest, allEvents, (types, renamed) => `Tag<${types}, ${renamed}>`).trimEnd()}
  }
}
`;

/**
 * Tags in JSX of Solid 1. Without a prefix it writes a constant into the markup, and sets other values as a property of
 * its own spelling: `minLength` for `min-length`, `minlength` for `minLength`, and `readonly`, which no element has.
 * `prop:` sets the property of exactly this name.
 */
export const solidTypes = (manifest) => `${HEADER}import type { JSX } from 'solid-js';
${imports(manifest)}
${PROPS}type AttributeOf<Value> = Value | (Value extends number ? \`\${Value}\` : Value extends true ? '' : never);
type Attributes<E, Names> = {
  [Name in keyof Names]?:
    | (Name extends Names[Name] | \`\${string}-\${string}\`
        ? AttributeOf<E[Names[Name] & keyof E]>
        : Extract<AttributeOf<E[Names[Name] & keyof E]>, string | true>)
    | undefined;
};
type LowerCase<Names> = Names extends Lowercase<Names & string> ? Names : never;
type PrefixedProps<E, Names extends keyof E> = { [Name in Names as \`prop:\${Name & string}\`]?: E[Name] | undefined };
/** \`onInput\` and \`onChange\` for native events. */
type HandlerName<Name extends string> = \`on:\${Name}\` | (Name extends \`dass-\${string}\` ? never : \`on\${Capitalize<Name>}\`);
type Handlers<E, Events> = {
  [Name in keyof Events as HandlerName<Name & string>]?: ((event: TargetedEvent<E, Events[Name]>) => void) | undefined;
};
type Tag<E extends Element, Names extends keyof E, Events, Renamed> = Attributes<
  E,
  { [Name in LowerCase<Names>]: Name } & Renamed
> &
  PrefixedProps<E, Names> &
  Handlers<E, Events> &
  Omit<JSX.HTMLAttributes<E>, Names | keyof Handlers<E, Events>>;

declare module 'solid-js' {
  namespace JSX {
    interface IntrinsicElements {
${tags(manifest, allEvents, (types, renamed) => `Tag<${types}, ${renamed}>`)
  .replace(/^/gm, '  ')
  .trimEnd()}
    }
  }
}
`;
