import type ts from 'typescript';
import type { Elements } from '../elements/core/manifest/element-names.js';
import { checkMarkup, PLACEHOLDER, type Report } from './markup.js';

/** Props that React handles itself. */
const REACT_PROPS = new Set(
  `children className dangerouslySetInnerHTML defaultChecked defaultValue htmlFor key ref suppressContentEditableWarning
  suppressHydrationWarning`.split(/\s+/),
);

/**
 * Checks code: Lit's `html` templates, the kit's tags in JSX, and the names in `addEventListener()`.
 *
 * @param typescript the application's own TypeScript
 */
export function checkCode(typescript: typeof ts, path: string, code: string, elements: Elements, report: Report): void {
  const kind = /\.[jt]sx$|\.js$/.test(path) ? typescript.ScriptKind.TSX : typescript.ScriptKind.TS;
  const file = typescript.createSourceFile(path, code, typescript.ScriptTarget.Latest, true, kind);
  visit(file);

  function visit(node: ts.Node): void {
    if (typescript.isTaggedTemplateExpression(node) && /^(html|svg)$/.test(node.tag.getText(file)))
      checkTemplate(node.template);
    else if (typescript.isJsxOpeningElement(node) || typescript.isJsxSelfClosingElement(node)) checkJsx(node);
    else if (typescript.isCallExpression(node)) checkListener(node);
    typescript.forEachChild(node, visit);
  }

  function checkTemplate(template: ts.TemplateLiteral): void {
    const start = template.getStart(file) + 1;
    let text = code.slice(start, template.getEnd() - 1);
    if (typescript.isTemplateExpression(template))
      for (const { expression, literal } of template.templateSpans) {
        // From `${` to `}`. Offsets stay the same.
        const [from, to] = [expression.getFullStart() - 2 - start, literal.getStart(file) + 1 - start];
        text = text.slice(0, from) + PLACEHOLDER.repeat(to - from) + text.slice(to);
      }
    checkMarkup(text, 'lit', elements, report, start);
  }

  function checkJsx(node: ts.JsxOpeningElement | ts.JsxSelfClosingElement): void {
    const tag = node.tagName.getText(file);
    report(node.tagName.getStart(file), elements.tagProblem(tag));
    for (const attribute of node.attributes.properties) {
      if (!typescript.isJsxAttribute(attribute)) continue;
      const name = attribute.name.getText(file);
      const offset = attribute.getStart(file);
      if (elements.has(tag)) report(offset, propProblem(tag, name));
      const parent = name === 'slot' ? parentTag(node) : undefined;
      if (parent && attribute.initializer && typescript.isStringLiteral(attribute.initializer))
        report(offset, elements.slotProblem(parent, attribute.initializer.text));
    }
  }

  function propProblem(tag: string, name: string): string | undefined {
    if (name.startsWith('ondass-')) return elements.eventProblem(tag, name.slice(2).replace(/Capture$/, ''));
    return REACT_PROPS.has(name) || /^on[A-Z]/.test(name) ? undefined : elements.propProblem(tag, name);
  }

  /** Returns the tag of the parent in JSX, also of a wrapper: `dass-menu` for `<DassMenu>`. */
  function parentTag(node: ts.JsxOpeningElement | ts.JsxSelfClosingElement): string | undefined {
    const element = typescript.isJsxOpeningElement(node) ? node.parent : node;
    if (!typescript.isJsxElement(element.parent)) return undefined;
    const name = element.parent.openingElement.tagName.getText(file);
    return name.replace(/^Dass[A-Z]\w*$/, (wrapper) => wrapper.replace(/\B[A-Z]/g, '-$&').toLowerCase());
  }

  function checkListener({ expression, arguments: [type] }: ts.CallExpression): void {
    const isListener =
      typescript.isPropertyAccessExpression(expression) && /^(add|remove)EventListener$/.test(expression.name.text);
    if (isListener && type && typescript.isStringLiteralLike(type))
      report(type.getStart(file), elements.anyEventProblem(type.text));
  }
}
