import { relative } from 'node:path/posix';
import ts from 'typescript';

/**
 * Creates the TypeScript program of the elements.
 * @param {string[]} paths of the modules
 * @returns {ts.Program}
 */
export function elementProgram(paths) {
  const { config } = ts.readConfigFile('tsconfig.json', ts.sys.readFile);
  return ts.createProgram(paths, ts.convertCompilerOptionsFromJson(config.compilerOptions, '.').options);
}

/** Returns the path of a node's module. @param {ts.Node} node */
export const pathOf = (node) => relative(process.cwd(), node.getSourceFile().fileName);

/** Returns whether a node is in a module of the kit. @param {ts.Node} node */
export const isOwn = (node) => /^(elements|locales)\//.test(pathOf(node));

/**
 * Returns the interfaces and type aliases of source files, by name.
 * @param {readonly ts.SourceFile[]} files
 * @returns {Map<string, ts.InterfaceDeclaration | ts.TypeAliasDeclaration>}
 */
export function typesOf(files) {
  const types = new Map();
  for (const file of files) {
    for (const node of file.statements)
      if (ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)) types.set(node.name.text, node);
  }
  return types;
}
