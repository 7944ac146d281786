import { transform } from 'sucrase';

/** The lines before the code in what `compileReact()` returns. The code keeps its lines. */
export const LINES_BEFORE_CODE = 2;

/**
 * Compiles a TypeScript React module whose default export is a component, and renders the component.
 *
 * @returns JavaScript that a browser runs as a module
 * @throws SyntaxError with the line and column of an error
 */
export function compileReact(code: string): string {
  const { code: compiled } = transform(code, {
    transforms: ['jsx', 'typescript'],
    jsxRuntime: 'automatic',
    production: true,
    disableESTransforms: true,
  });
  return `import { createElement as createExample } from 'react';
import { createRoot as createExampleRoot } from 'react-dom/client';
${compiled.replace(/export default (function|class) (\w+)/, '$1 $2')}
createExampleRoot(document.getElementById('root')).render(createExample(${componentName(code)}));
`;
}

const componentName = (code: string): string => {
  const [, name] = /export default (?:function|class) (\w+)/.exec(code) ?? [];
  if (!name) throw new SyntaxError('The module exports no component: export default function Example() { … }');
  return name;
};
