// custom-elements.json and the sources -> entries/dass-*.ts: one public entry per element, with its class and all
// types of its properties, methods and events.
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import ts from 'typescript';
import { listFiles } from '../files.mjs';
import { detailTypes } from '../manifest/detail-types.mjs';
import { elementProgram, isOwn, pathOf, typesOf } from '../manifest/element-program.mjs';
import { typedElement } from '../manifest/typed-element.mjs';

const { modules } = JSON.parse(readFileSync('custom-elements.json', 'utf8'));
const program = elementProgram(modules.map(({ source }) => source));
const checker = program.getTypeChecker();
const isExported = (symbol) =>
  symbol.declarations.some((node) => ts.getCombinedModifierFlags(node) & ts.ModifierFlags.Export);
const original = (symbol) =>
  symbol && symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;

/** Collects the kit's types that a node refers to, directly or indirectly: name → path of the module. */
class NamedTypes {
  found = new Map();

  /** @param {ts.Node} node */
  addFrom(node) {
    if (ts.isTypeReferenceNode(node)) this.#add(checker.getSymbolAtLocation(node.typeName));
    if (ts.isExpressionWithTypeArguments(node)) this.#add(checker.getSymbolAtLocation(node.expression));
    node.forEachChild((child) => this.addFrom(child));
  }

  #add(reference) {
    const symbol = original(reference);
    const declaration = symbol?.declarations?.[0];
    if (!declaration || !isOwn(declaration) || ts.isTypeParameterDeclaration(declaration)) return;
    const [name, path] = [symbol.name, pathOf(declaration)];
    const known = this.found.get(name);
    if (known === path) return;
    if (known) throw new Error(`Two types are named ${name}: in ${known} and in ${path}`);
    if (!isExported(symbol)) throw new Error(`${path} does not export ${name}, which an element's user needs`);
    this.found.set(name, path);
    if (ts.isInterfaceDeclaration(declaration) || ts.isTypeAliasDeclaration(declaration)) this.addFrom(declaration);
  }

  /** @param {ts.Symbol} symbol a property or a method */
  addMember(symbol) {
    for (const member of symbol.declarations ?? []) {
      if (ts.isMethodDeclaration(member) || ts.isAccessor(member)) {
        for (const parameter of member.parameters) if (parameter.type) this.addFrom(parameter.type);
      }
      if (member.type) this.addFrom(member.type);
      else this.#add(checker.getTypeOfSymbol(symbol).aliasSymbol);
    }
  }

  /** @param {{ type: { text: string } }} event */
  addDetail(event) {
    for (const name of detailTypes(event)) {
      const node = exportedTypes.get(name);
      if (!node) throw new Error(`No module of the elements exports the type ${name}`);
      this.#add(checker.getSymbolAtLocation(node.name));
    }
  }
}

const elements = new Set(modules.flatMap((module) => module.declarations.map((declaration) => declaration.name)));
const exportedTypes = typesOf(program.getSourceFiles().filter(isOwn));

function entry({ source }, { name, members, events = [] }) {
  const types = new NamedTypes();
  const file = program.getSourceFile(source);
  const elementClass = checker.getExportsOfModule(checker.getSymbolAtLocation(file)).find((item) => item.name === name);
  const instance = checker.getDeclaredTypeOfSymbol(elementClass);
  for (const member of members) types.addMember(checker.getPropertyOfType(instance, member.name));
  for (const event of events) types.addDetail(event);
  const typed = typedElement(file, name);
  if (typed) types.addFrom(typed.members);
  const byModule = new Map();
  for (const [type, path] of types.found)
    if (!elements.has(type)) byModule.set(path, [...(byModule.get(path) ?? []), type]);
  const module = (path) => `'../${path.replace(/\.ts$/, '.js')}'`;
  return `// Generated from custom-elements.json by scripts/generate/generate-entries.mjs. Do not edit.
${typed ? typedExport(name, typed, module(source)) : `export { ${name} } from ${module(source)};\n`}${[...byModule]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([path, found]) => `export type { ${found.sort().join(', ')} } from ${module(path)};\n`)
    .join('')}`;
}

/** Exports the class, and under its name the type with a parameter. */
const typedExport = (className, { name, parameter, argument }, module) => `import {
  ${className} as ElementClass,
  type ${name},
} from ${module};

export const ${className} = ElementClass;
export type ${className}<${parameter}> = ${name}<${argument}>;

`;

for (const path of listFiles(['entries'], (file) => /\/dass-[\w-]+\.ts$/.test(file))) rmSync(path);
const entries = modules.flatMap((module) =>
  module.declarations.map((declaration) => [declaration.tagName, entry(module, declaration)]),
);
for (const [tag, code] of entries) writeFileSync(`entries/${tag}.ts`, code);
console.log(`${entries.length} entries`);
