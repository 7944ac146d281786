// custom-elements.json -> types of the tags in the templates of frameworks. Names of properties and events come from the
// manifest, their types from the classes.
import { detailTypes } from '../manifest/detail-types.mjs';

const HEADER = '// Generated from custom-elements.json by scripts/build/tag-types.mjs.\n';

const elementsOf = (manifest) => manifest.modules.flatMap(({ declarations }) => declarations);
const union = (names) => names.map((name) => `'${name}'`).join(' | ') || 'never';
const propertiesOf = ({ members }) =>
  members.filter(({ kind, readonly }) => kind === 'field' && !readonly).map(({ name }) => name);
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

/** The types of the tags: `Tag<class, names of properties, events>` for each. */
const tags = (manifest, eventsOf, tag) =>
  elementsOf(manifest)
    .map((element) => {
      const events = eventsOf(element).map(({ name, type }) => `'${name}': ${withoutArgument(type.text)}`);
      const summary = element.summary ? `    /** ${element.summary.replaceAll('*/', '*\\/')} */\n` : '';
      const types = `${element.name}, ${union(propertiesOf(element))}, { ${events.join('; ')} }`;
      return `${summary}    '${element.tagName}': ${tag(types)};\n`;
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
