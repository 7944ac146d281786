import ts from 'typescript';
import { elementProgram } from './element-program.mjs';

/**
 * Adds `parsedType` to properties and attributes whose type is a name for a set of texts: `'start' | 'end'` for
 * `Placement`. Runs after `tidyPlugin()`.
 */
export function valuesPlugin() {
  return {
    name: 'values',
    packageLinkPhase({ customElementsManifest: { modules } }) {
      const program = elementProgram(modules.map(({ source }) => source));
      const checker = program.getTypeChecker();
      for (const { source, declarations } of modules)
        for (const { name, members = [], attributes = [] } of declarations) {
          const node = program
            .getSourceFile(source)
            .statements.find((one) => ts.isClassDeclaration(one) && one.name?.text === name);
          const type = checker.getTypeAtLocation(node);
          for (const member of members.filter(({ kind }) => kind === 'field')) {
            const symbol = type.getProperty(member.name);
            const text = symbol && valuesOf(checker, checker.getTypeOfSymbolAtLocation(symbol, node));
            if (text === undefined || member.type?.text.startsWith("'")) continue;
            const attribute = attributes.find(({ fieldName }) => fieldName === member.name);
            for (const one of [member, attribute]) if (one) one.parsedType = { text };
          }
        }
    },
  };
}

/** Returns `'a' | 'b'` for a type that allows only these texts. @param {ts.TypeChecker} checker @param {ts.Type} type */
export function valuesOf(checker, type) {
  const values = checker.getNonNullableType(type);
  if (!values.isUnion() || !values.types.every((one) => one.isStringLiteral())) return undefined;
  return values.types.map(({ value }) => `'${value}'`).join(' | ');
}
