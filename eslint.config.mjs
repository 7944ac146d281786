import litPlugin from 'eslint-plugin-lit';
import litA11y from 'eslint-plugin-lit-a11y';
import { configs as wc } from 'eslint-plugin-wc';
import noOnlyTests from 'eslint-plugin-no-only-tests';
import tseslint from 'typescript-eslint';

/** Formatters are made in one module alone: `Intl` by itself takes `en` for American. */
const noFormats = [
  "NewExpression[callee.object.name='Intl'][callee.property.name=/^(DateTimeFormat|NumberFormat|RelativeTimeFormat)$/]",
  'CallExpression[callee.property.name=/^toLocale(String|DateString|TimeString)$/]',
].map((selector) => ({ selector, message: 'Use the functions of elements/core/format/intl-formats.ts.' }));

/** The page has heard an event when it happens: repeated later, it would act twice. */
const noRepeatedEvents = [
  "NewExpression[callee.type='MemberExpression'][callee.property.name='constructor']",
  "NewExpression[callee.type='TSAsExpression'][callee.expression.property.name='constructor']",
  "NewExpression[callee.name=/^(?!Custom).*Event$/] > MemberExpression.arguments[property.name='type']",
  "CallExpression[callee.property.name='dispatchEvent'] > Identifier.arguments",
].map((selector) => ({ selector, message: 'Do not repeat an event: keep what the user meant as plain data.' }));

/** A module that does not load is shown, and tried again: `LazyImport` does it for an element, `PageImport` for a function. */
const noBareImports = [
  {
    selector:
      'ImportExpression:not(NewExpression[callee.name=/^(LazyImport|PageImport)$/] > ArrowFunctionExpression ImportExpression)',
    message: 'Load it with `new LazyImport()` (elements) or `new PageImport()` (functions without an element).',
  },
];

/** No test is left out but by `itNeeds()`, which says why. */
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

/** No test waits for a time: the machine is slower than it, or the test is. */
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

/** What `a().b.c()` begins with: `a`. */
function rootOf(node) {
  for (;;) {
    const inner = node.expression ?? node.callee ?? node.object;
    if (!inner) return node;
    node = inner;
  }
}
/**
 * A test waits for every promise: a failure behind a lost `await` would come after its end. By their types the assertions
 * of chai are promises, too (a plugin of it adds that), which they are not.
 */
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
      // An application of its own, with its own TypeScript settings; tests that must fail.
      'test/package/consumer/**',
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
      // Handlers that stand on a container for what is in it (delegation) have their keyboard handler beside them.
      'lit-a11y/click-events-have-key-events': 'off',
      // Asked for by the patterns of the APG: the focus goes into a dialog that opens.
      'lit-a11y/no-autofocus': 'off',
      'lit/no-legacy-template-syntax': 'error',
      'lit/quoted-expressions': ['error', 'never'],
      'lit/no-private-properties': 'error',
      'lit/no-value-attribute': 'error',
      'wc/require-listener-teardown': 'off',
      'wc/guard-super-call': 'off',
    },
  },
  // Of the entries that set `no-restricted-syntax` for a file only the last counts: each names all that holds for it.
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
    // `startAutoloader()` shows what does not load.
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
    // Node's own test() and its kind give a promise that its runner waits for.
    files: ['**/*.{test,e2e}.{ts,tsx}'],
    plugins: { dass: { rules: { 'no-floating-promises': noFloatingPromisesButAssertions } } },
    rules: {
      '@typescript-eslint/no-floating-promises': 'off',
      'dass/no-floating-promises': [
        'error',
        {
          // An assertion can be waited for only after `accessible()`, which is not used here (axe.ts is).
          allowForKnownSafeCalls: [
            { from: 'package', package: 'node:test', name: ['test', 'it', 'describe', 'suite'] },
          ],
        },
      ],
    },
  },
  {
    // What a tip says is its name.
    files: ['elements/controls/tooltip/tooltip.ts'],
    rules: { 'lit-a11y/accessible-name': 'off' },
  },
);
