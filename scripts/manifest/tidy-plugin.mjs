// Reduces the manifest to the public API:
// - A tag is the one in the module's call of `define(tag, class)`.
// - Events are those in the documentation comments, not guesses from `new CustomEvent(variable)`.
// - Private, protected, static and @internal members are removed, and modules without an element.
// - Members of a mixin are public in the elements that use it.
// - A method has its return type, with the text of `@returns` as the description. The analyzer replaces the type by
// that of the tag (none in TypeScript) and drops the text.
// - An optional property without an initializer has the default `undefined`; the value of a form control has the
// property that `@fieldValue('defaultValue', …)` names.
// - `| undefined` is written once: the analyzer adds it to an optional property whose type has it already.
// - An element with `static pageData` has the slot `data` and the attribute `data-src`.
// - The module path of an element is that of its entry in the package; `source` is the path in the repository.
const tagsOf = (ts, node) => ts.getJSDocTags(node).map((tag) => tag.tagName.text);

export function tidyPlugin() {
  const internal = new Map();
  const attributes = new Map();
  const fired = new Map();
  const tags = new Map();
  const listProperties = new Map();

  return {
    name: 'tidy',
    analyzePhase({ ts, node, moduleDoc }) {
      if (ts.isCallExpression(node) && node.expression.getText() === 'define' && node.arguments.length === 2) {
        const [tagName, className] = node.arguments;
        tags.set(className.getText(), tagName.text);
      }
      if (ts.isClassDeclaration(node) && node.name) {
        const owner = `${moduleDoc.path}#${ownerOf(ts, node)}`;
        const comment = node.jsDoc?.map((doc) => doc.getText()).join('\n') ?? '';
        for (const [, type, name] of comment.matchAll(/@fires\s+\{([^}]+(?:\{[^}]*\})?[^}]*)\}\s+([\w-]+)/g)) {
          push(fired, owner, { name, type });
        }
        const { members: documented = [] } =
          moduleDoc.declarations.find((declaration) => declaration.name === ownerOf(ts, node)) ?? {};
        for (const member of node.members) {
          const name = member.name?.getText();
          if (name === 'pageData' && member.initializer)
            listProperties.set(node.name.text, member.initializer.arguments[0]?.text);
          const memberDoc = documented.find((item) => item.name === name && !item.static);
          if (memberDoc && ts.isMethodDeclaration(member)) describeReturn(ts, member, memberDoc);
          if (memberDoc && ts.isPropertyDeclaration(member) && member.questionToken && !member.initializer)
            memberDoc.default ??= 'undefined';
          if (name && tagsOf(ts, member).includes('internal')) push(internal, owner, name);
          const property =
            name && ts.canHaveDecorators?.(member)
              ? ts
                  .getDecorators(member)
                  ?.find((d) => ['property', 'fieldValue'].includes(d.expression.expression?.getText()))
              : undefined;
          if (property) push(attributes, owner, name);
          const { expression: decorator, arguments: options } = property?.expression ?? {};
          if (memberDoc && decorator?.getText() === 'fieldValue') memberDoc.default = `this.${options[0].text}`;
        }
      }
    },
    packageLinkPhase({ customElementsManifest }) {
      const manifest = customElementsManifest;
      for (const module of manifest.modules) {
        for (const declaration of module.declarations ?? []) {
          if (!tags.has(declaration.name)) continue;
          declaration.tagName = tags.get(declaration.name);
          declaration.customElement = true;
        }
      }
      const classes = new Map();
      for (const module of manifest.modules) {
        for (const declaration of module.declarations ?? [])
          if (declaration.kind === 'class' || declaration.kind === 'mixin')
            classes.set(declaration.name, { module, declaration });
      }
      const isPublic = (module, declaration) => (member) =>
        !member.static &&
        !member.name.startsWith('#') &&
        !member.name.startsWith('_') &&
        (!member.privacy || member.privacy === 'public') &&
        !internal.get(`${module.path}#${declaration.name}`)?.includes(member.name);

      for (const { module, declaration } of classes.values()) {
        const decorated = attributes.get(`${module.path}#${declaration.name}`) ?? [];
        declaration.members = (declaration.members ?? [])
          .filter(isPublic(module, declaration))
          .filter(
            (member) =>
              member.kind === 'method' || decorated.includes(member.name) || member.readonly || member.inheritedFrom,
          );
        for (const { type } of declaration.members)
          if (type?.text) type.text = type.text.replace(/( \| undefined)+$/, ' | undefined');
        const names = new Set(declaration.members.map((member) => member.name));
        declaration.attributes = (declaration.attributes ?? []).filter((attribute) => names.has(attribute.fieldName));
        if (declaration.attributes.length === 0) delete declaration.attributes;
        const declared = fired.get(`${module.path}#${declaration.name}`) ?? [];
        declaration.events = (declaration.events ?? []).filter((event) =>
          declared.some(({ name }) => name === event.name),
        );
        for (const event of declaration.events) {
          event.type = { text: declared.find(({ name }) => name === event.name).type };
          delete event.inheritedFrom;
        }
      }
      // The same rule for internal members that are inherited from base classes.
      for (const { declaration } of classes.values()) {
        declaration.members = declaration.members.filter((member) => {
          const base = member.inheritedFrom && classes.get(member.inheritedFrom.name);
          return !base || base.declaration.members.some((own) => own.name === member.name);
        });
        if (declaration.events.length === 0) delete declaration.events;
      }
      for (const module of manifest.modules) {
        module.declarations = (module.declarations ?? []).filter(
          (declaration) => declaration.customElement && declaration.tagName,
        );
        module.exports = (module.exports ?? []).filter(
          (item) =>
            item.kind === 'custom-element-definition' ||
            module.declarations.some((declaration) => declaration.name === item.declaration?.name),
        );
      }
      for (const { declaration } of classes.values())
        if (listProperties.has(declaration.name)) describeData(declaration, listProperties.get(declaration.name));
      manifest.modules = manifest.modules
        .filter((module) => module.declarations.length > 0)
        .sort((a, b) => (a.path < b.path ? -1 : 1));
      nameAsPackaged(manifest);
    },
  };
}

/** Adds the return type of a method and the text of `@returns` to its documentation. */
function describeReturn(ts, method, doc) {
  const text = ts.getTextOfJSDocComment(ts.getJSDocReturnTag(method)?.comment)?.trim();
  const type = method.type?.getText() ?? doc.return?.type.text;
  if (type) doc.return = { type: { text: type }, ...(text ? { description: text } : {}) };
}

/** Adds the slot and the attribute for data without a script. */
function describeData(declaration, listProperty) {
  const json = `a JSON object whose keys are names of properties${listProperty ? `, or a list for \`${listProperty}\`` : ''}`;
  (declaration.slots ??= []).push({
    name: 'data',
    description: `\`<script type="application/json">\` with ${json}. It is not shown.`,
  });
  (declaration.attributes ??= []).push({
    name: 'data-src',
    type: { text: 'string' },
    description: `Address of ${json}. It must be of the page's origin.`,
  });
}

/** Renames every module to its path in the package. Modules without an entry have no path there. */
function nameAsPackaged(manifest) {
  const entries = new Map(
    manifest.modules.map(({ path, declarations }) => [path, `dist/kit/entries/${declarations[0].tagName}.js`]),
  );
  // The path of a superclass starts at the root: `/elements/base/dass-element.js`.
  const packaged = (path) => entries.get(path.replace(/^\//, '').replace(/\.js$/, '.ts'));
  const rename = (value) => {
    if (typeof value !== 'object' || value === null) return;
    if (typeof value.module === 'string') value.module = packaged(value.module);
    Object.values(value).forEach(rename);
  };
  for (const module of manifest.modules) {
    if (module.declarations.length > 1) throw new Error(`${module.path} defines more than one element`);
    rename(module);
    module.source = module.path;
    module.path = packaged(module.path);
  }
}

/** Returns the name of a class in the manifest. A class that a mixin function returns has the function's name. */
function ownerOf(ts, node) {
  const owner = node.parent?.parent;
  return owner && ts.isFunctionDeclaration(owner) && owner.name ? owner.name.text : node.name.text;
}

function push(map, key, value) {
  if (!map.has(key)) map.set(key, []);
  map.get(key).push(value);
}
