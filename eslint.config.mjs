import litPlugin from 'eslint-plugin-lit';
import litA11y from 'eslint-plugin-lit-a11y';
import { configs as wc } from 'eslint-plugin-wc';
import tseslint from 'typescript-eslint';

export default tseslint.config(
  {
    ignores: [
      'node_modules/**',
      'dist/**',
      'react-wrappers/**',
      'custom-elements.json',
      'elements/controls/icon/icons.ts',
      'bench/peers/**',
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
  {
    // The page has heard an event when it happens: repeated later, it would act twice. What has to wait is kept as data.
    files: ['elements/**/*.ts'],
    ignores: ['**/*.test.ts', 'elements/lists/pick-list/pick-list.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        ...[
          "NewExpression[callee.type='MemberExpression'][callee.property.name='constructor']",
          "NewExpression[callee.type='TSAsExpression'][callee.expression.property.name='constructor']",
          "NewExpression[callee.name=/^(?!Custom).*Event$/] > MemberExpression.arguments[property.name='type']",
          "CallExpression[callee.property.name='dispatchEvent'] > Identifier.arguments",
        ].map((selector) => ({ selector, message: 'Do not repeat an event: keep what the user meant as plain data.' })),
      ],
    },
  },
  {
    files: ['**/*.{test,e2e}.{ts,tsx,mjs}'],
    rules: {
      '@typescript-eslint/no-unused-expressions': 'off',
      '@typescript-eslint/no-floating-promises': 'off',
      'wc/no-constructor-attributes': 'off',
    },
  },
  {
    // What a tip says is its name.
    files: ['elements/controls/tooltip/tooltip.ts'],
    rules: { 'lit-a11y/accessible-name': 'off' },
  },
);
