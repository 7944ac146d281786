import ts from 'typescript';

const FORMS = ['one', 'many', 'other'];

/**
 * Checks that each call of `plural()` has all forms, each a message whose id is the text's name followed by the form.
 * @param {string} path
 * @param {string} code
 * @returns {{ line: number, problem: string }[]}
 */
export function pluralProblems(path, code) {
  const source = ts.createSourceFile(
    path,
    code,
    ts.ScriptTarget.Latest,
    true,
    path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
  );
  const found = [];
  const visit = (node) => {
    if (ts.isCallExpression(node) && node.expression.getText() === 'plural') {
      const problem = problemOf(node.arguments[1]);
      if (problem) found.push({ line: source.getLineAndCharacterOfPosition(node.getStart()).line + 1, problem });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

function problemOf(forms) {
  if (!forms || !ts.isObjectLiteralExpression(forms)) return 'the forms of a plural stand in its call';
  const ids = new Map(forms.properties.map((property) => [property.name?.getText(), idOf(property.initializer)]));
  const missing = FORMS.filter((form) => !ids.has(form));
  if (missing.length > 0) return `a plural has no form '${missing.join("', '")}'`;
  const base = ids.get('other')?.replace(/Other$/, '');
  const isNamed = FORMS.every((form) => ids.get(form) === `${base}${form[0].toUpperCase()}${form.slice(1)}`);
  return isNamed
    ? undefined
    : `the forms of a plural have the ids …One, …Many, …Other: ${[...ids.values()].join(', ')}`;
}

function idOf(expression) {
  if (!expression || !ts.isCallExpression(expression)) return undefined;
  const [, options] = expression.arguments;
  const id =
    options && ts.isObjectLiteralExpression(options) && options.properties.find(({ name }) => name?.getText() === 'id');
  return id && ts.isStringLiteral(id.initializer) ? id.initializer.text : undefined;
}
