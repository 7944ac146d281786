import ts from 'typescript';

/**
 * Returns the type of an element that has the application's own type as a parameter, such as `TypedPickList<Item>` of
 * `DassPickList`. It stands in the module of the element.
 * @param {ts.SourceFile} file the module of the element
 * @param {string} className of the element
 * @returns {{ name: string, parameter: string, argument: string, members: ts.TypeNode } | undefined} undefined
 *   when the element has no such type. `parameter` is `Item = unknown`, `argument` is `Item`, `members` the
 *   properties with that type
 */
export function typedElement(file, className) {
  const name = className.replace(/^Dass/, 'Typed');
  const node = file.statements.find((one) => ts.isTypeAliasDeclaration(one) && one.name.text === name);
  const [parameter] = node?.typeParameters ?? [];
  return (
    parameter && {
      name,
      parameter: parameter.getText(file),
      argument: parameter.name.text,
      members: node.type.typeArguments[1],
    }
  );
}
