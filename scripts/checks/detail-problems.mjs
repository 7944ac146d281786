import ts from 'typescript';
import { detailTypes } from '../manifest/detail-types.mjs';
import { typesOf } from '../manifest/element-program.mjs';

/**
 * Finds fields of event details without a description.
 * @param {{ modules: any[] }} manifest
 * @param {ts.Program} program of the elements
 * @param {(node: ts.Node) => boolean} isOwn whether a node is in a module of the kit
 * @returns {string[]} problems
 */
export function detailProblems({ modules }, program, isOwn) {
  const checker = program.getTypeChecker();
  const types = typesOf(program.getSourceFiles().filter(isOwn));
  const names = new Set(
    modules.flatMap(({ declarations }) => declarations.flatMap(({ events = [] }) => events.flatMap(detailTypes))),
  );
  const problems = [];

  /** @param {ts.Type} type @param {string} owner its name in messages */
  const visit = (type, owner) => {
    for (const field of checker.getPropertiesOfType(type)) {
      if (!field.declarations?.every(isOwn)) continue;
      const name = `${owner}.${field.name}`;
      // A union has a declaration of the field in each of its types.
      const isDescribed = ({ name }) => {
        const text = ts.displayPartsToString(checker.getSymbolAtLocation(name).getDocumentationComment(checker));
        return text.trim().length > 5;
      };
      if (!field.declarations.every(isDescribed))
        problems.push(`the field ${name} of an event's detail has no description`);
      for (const literal of field.declarations.flatMap(typeLiteralsIn))
        visit(checker.getTypeFromTypeNode(literal), name);
    }
  };
  for (const name of [...names].sort()) {
    const node = types.get(name);
    if (!node) problems.push(`no module of the elements exports ${name}, the type of an event's detail`);
    else visit(checker.getDeclaredTypeOfSymbol(checker.getSymbolAtLocation(node.name)), name);
  }
  return problems;
}

/** Returns the object literal types in the type of a field: `{ file: File }` of `files: { file: File }[]`. */
function typeLiteralsIn(declaration) {
  const found = [];
  const search = (node) => {
    if (ts.isTypeLiteralNode(node)) found.push(node);
    else node.forEachChild(search);
  };
  if (declaration.type) search(declaration.type);
  return found;
}
