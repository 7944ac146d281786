import ts from 'typescript';

/** Attributes with visible or announced texts. */
const READ =
  /(?:^|\s)(?:aria-label|aria-description|aria-roledescription|title|placeholder|alt|label|heading|text|hint|caption)="([^"]*)"/g;
const TAG = /<[^>]*>/g;
const HAS_WORD = /\p{L}{2,}/u;
const JSX_READ = /^(?:aria-label|aria-description|title|placeholder|alt|label|heading|subheading|text|hint|caption)$/;

/**
 * Finds visible texts outside of `msg()`: words between tags and in attributes of `html` templates and JSX.
 * @param {string} path
 * @param {string} code
 * @returns {{ line: number, text: string }[]}
 */
export function unwrappedTexts(path, code) {
  const source = ts.createSourceFile(
    path,
    code,
    ts.ScriptTarget.Latest,
    true,
    path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
  );
  const found = [];
  const report = (node, text) => {
    const words = text.replace(/&\w+;/g, ' ').trim();
    if (HAS_WORD.test(words))
      found.push({ line: source.getLineAndCharacterOfPosition(node.getStart()).line + 1, text: words });
  };
  const visit = (node) => {
    if (ts.isTaggedTemplateExpression(node) && node.tag.getText() === 'html') readTemplate(node, report);
    else if (ts.isJsxText(node)) report(node, node.text);
    else if (
      ts.isJsxAttribute(node) &&
      JSX_READ.test(node.name.getText()) &&
      node.initializer &&
      ts.isStringLiteral(node.initializer)
    )
      report(node, node.initializer.text);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

function readTemplate({ template }, report) {
  const parts = ts.isNoSubstitutionTemplateLiteral(template)
    ? [template.text]
    : [template.head.text, ...template.templateSpans.map(({ literal }) => literal.text)];
  // A value is replaced by one character that is no letter, so that the text around it stays together.
  const markup = parts
    .join('\u0000')
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/<(style|code|kbd)\b[\s\S]*?<\/\1>/g, '');
  for (const [tag] of markup.matchAll(TAG)) for (const [, text] of tag.matchAll(READ)) report(template, text);
  for (const text of markup.split(TAG)) report(template, text);
}
