import litPlugin from 'eslint-plugin-lit';
import litA11y from 'eslint-plugin-lit-a11y';
import { configs as wc } from 'eslint-plugin-wc';
import noOnlyTests from 'eslint-plugin-no-only-tests';
import tseslint from 'typescript-eslint';

/** Formatters are created in one module only: `Intl` by itself formats `en` as American English. */
const noFormats = [
  "NewExpression[callee.object.name='Intl'][callee.property.name=/^(DateTimeFormat|NumberFormat|RelativeTimeFormat)$/]",
  'CallExpression[callee.property.name=/^toLocale(String|DateString|TimeString)$/]',
].map((selector) => ({ selector, message: 'Use the functions of elements/core/format/intl-formats.ts.' }));

/** The page already receives the original event; a repeated event would act twice. */
const noRepeatedEvents = [
  "NewExpression[callee.type='MemberExpression'][callee.property.name='constructor']",
  "NewExpression[callee.type='TSAsExpression'][callee.expression.property.name='constructor']",
  "NewExpression[callee.name=/^(?!Custom).*Event$/] > MemberExpression.arguments[property.name='type']",
  "CallExpression[callee.property.name='dispatchEvent'] > Identifier.arguments",
].map((selector) => ({ selector, message: 'Do not repeat an event: keep what the user meant as plain data.' }));

/**
 * A failed import must render an error with a retry. `LazyImport` does this for elements, `PageImport` for functions.
 */
const noBareImports = [
  {
    selector:
      'ImportExpression:not(NewExpression[callee.name=/^(LazyImport|PageImport)$/] > ArrowFunctionExpression ImportExpression)',
    message: 'Load it with `new LazyImport()` (elements) or `new PageImport()` (functions without an element).',
  },
];

/** All tests run. Only `itNeeds()` may skip a test, with a reason. */
const noTestsLeftOut = [
  {
    selector: 'MemberExpression[property.name=/^(skip|todo)$/][object.name=/^(it|test|describe|context|suite)$/]',
    message: 'All tests run. What an engine cannot be made to do: itNeeds() of test/support/engine.ts.',
  },
  {
    selector: "CallExpression[callee.object.type='ThisExpression'][callee.property.name='skip']",
    message: 'All tests run. What an engine cannot be made to do: itNeeds() of test/support/engine.ts.',
  },
  {
    selector:
      'CallExpression[callee.name=/^(it|test|describe|suite)$/] > ObjectExpression > Property[key.name=/^(only|skip|todo)$/]',
    message: "All tests run. What a machine cannot do: t.skip('why') in the test.",
  },
  {
    selector: 'CallExpression[callee.name=/^([fx]it|[fx]describe|xtest|[fx]context)$/]',
    message: 'All tests run.',
  },
];

/** Tests do not wait for a fixed time, which fails on a slow machine. */
const noFixedWaits = [
  {
    selector: "NewExpression[callee.name='Promise'] CallExpression[callee.name='setTimeout'] > Literal[value>0]",
    message: 'Wait for what is to happen with until(), or stop the clock: stopClock(), stopEventTime(), mock.timers.',
  },
  {
    selector: 'CallExpression[callee.name=/^(sleep|delay|aTimeout)$/] > Literal[value>0]',
    message: 'Wait for what is to happen, or stop the clock with mock.timers.',
  },
  {
    selector: "ExpressionStatement > AwaitExpression > CallExpression[callee.property.name='waitForTimeout']",
    message: 'Wait for what is to happen: expect it in the page, or poll it.',
  },
];

/** The first identifier of a chain: `a` of `a().b.c()`. */
function rootOf(node) {
  for (;;) {
    const inner = node.expression ?? node.callee ?? node.object;
    if (!inner) return node;
    node = inner;
  }
}
/** Reports promises that a test does not wait for, except chai assertions, which a chai plugin types as promises. */
const { 'no-floating-promises': noFloatingPromises } = tseslint.plugin.rules;
const noFloatingPromisesButAssertions = {
  ...noFloatingPromises,
  create: (context) =>
    noFloatingPromises.create(
      Object.create(context, {
        report: {
          value: (problem) => {
            if (rootOf(problem.node).name !== 'expect') context.report(problem);
          },
        },
      }),
    ),
};

export default tseslint.config(
  {
    ignores: [
      'node_modules/**',
      'dist/**',
      'entries/dass-*.ts',
      'react-wrappers/**',
      'locales/generated/**',
      'shell/locales/generated/**',
      'custom-elements.json',
      'elements/controls/icon/icons.ts',
      'bench/peers/**',
      // A separate application with its own TypeScript settings; tests that must fail.
      'test/package/consumer/**',
      'test/package/react-consumer/**',
      'test/runner/**/*.fixture.*',
    ],
  },
  ...tseslint.configs.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/await-thenable': 'error',
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: false }],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
      '@typescript-eslint/no-unsafe-declaration-merging': 'off',
    },
  },
  {
    files: ['elements/**/*.ts'],
    ...litPlugin.configs['flat/recommended'],
  },
  {
    files: ['elements/**/*.ts'],
    ...wc['flat/recommended'],
  },
  {
    files: ['elements/**/*.ts'],
    plugins: { 'lit-a11y': litA11y },
    rules: {
      ...litA11y.configs.recommended.rules,
      // Delegated click handlers have a separate keyboard handler.
      'lit-a11y/click-events-have-key-events': 'off',
      // The ARIA Authoring Practices require moving the focus into an opened dialog.
      'lit-a11y/no-autofocus': 'off',
      'lit/no-legacy-template-syntax': 'error',
      'lit/quoted-expressions': ['error', 'never'],
      'lit/no-private-properties': 'error',
      'lit/no-value-attribute': 'error',
      'wc/require-listener-teardown': 'off',
      'wc/guard-super-call': 'off',
    },
  },
  // Only the last `no-restricted-syntax` setting of a file applies, so each lists all selectors.
  {
    files: ['elements/**/*.ts', 'locales/**/*.ts', 'shell/**/*.{ts,tsx}'],
    rules: { 'no-restricted-syntax': ['error', ...noFormats, ...noRepeatedEvents] },
  },
  {
    files: ['elements/**/*.ts'],
    rules: { 'no-restricted-syntax': ['error', ...noFormats, ...noRepeatedEvents, ...noBareImports] },
  },
  {
    files: ['elements/core/format/intl-formats.ts'],
    rules: { 'no-restricted-syntax': ['error', ...noRepeatedEvents, ...noBareImports] },
  },
  {
    // `Autoloader` shows the error of a failed import.
    files: ['elements/autoloader.ts'],
    rules: { 'no-restricted-syntax': ['error', ...noFormats, ...noRepeatedEvents] },
  },
  {
    files: ['**/*.{test,e2e}.{ts,tsx,mjs}'],
    plugins: { 'no-only-tests': noOnlyTests },
    rules: {
      '@typescript-eslint/no-unused-expressions': 'off',
      'wc/no-constructor-attributes': 'off',
      'no-only-tests/no-only-tests': ['error', { block: ['it', 'test', 'describe', 'suite', 'context'] }],
      'no-restricted-syntax': ['error', ...noTestsLeftOut, ...noFixedWaits],
    },
  },
  {
    // The runner itself waits for the promises of Node's test() and describe().
    files: ['**/*.{test,e2e}.{ts,tsx}'],
    plugins: { dass: { rules: { 'no-floating-promises': noFloatingPromisesButAssertions } } },
    rules: {
      '@typescript-eslint/no-floating-promises': 'off',
      'dass/no-floating-promises': [
        'error',
        {
          // Only `accessible()` makes an assertion asynchronous; the tests use axe.ts instead.
          allowForKnownSafeCalls: [
            { from: 'package', package: 'node:test', name: ['test', 'it', 'describe', 'suite'] },
          ],
        },
      ],
    },
  },
  {
    // The tooltip's text is its name.
    files: ['elements/controls/tooltip/tooltip.ts'],
    rules: { 'lit-a11y/accessible-name': 'off' },
  },
);
