// The project's own rules for oxlint, and the accessibility rules for Lit templates: see .oxlintrc.json.
import litA11y from 'eslint-plugin-lit-a11y';

/** A rule that reports each node that one of the selectors matches. */
const selectorRule = (message, ...selectors) => ({
  create: (context) =>
    Object.fromEntries(selectors.map((selector) => [selector, (node) => context.report({ node, message })])),
});

const rules = {
  /** Formatters are created in one module only: `Intl` by itself formats `en` as American English. */
  'no-formats': selectorRule(
    'Use the functions of elements/core/format/intl-formats.ts.',
    "NewExpression[callee.object.name='Intl'][callee.property.name=/^(DateTimeFormat|NumberFormat|RelativeTimeFormat)$/]",
    'CallExpression[callee.property.name=/^toLocale(String|DateString|TimeString)$/]',
  ),

  /** The page already receives the original event; a repeated event would act twice. */
  'no-repeated-events': selectorRule(
    'Do not repeat an event: keep what the user meant as plain data.',
    "NewExpression[callee.type='MemberExpression'][callee.property.name='constructor']",
    "NewExpression[callee.type='TSAsExpression'][callee.expression.property.name='constructor']",
    "NewExpression[callee.name=/^(?!Custom).*Event$/] > MemberExpression.arguments[property.name='type']",
    "CallExpression[callee.property.name='dispatchEvent'] > Identifier.arguments",
  ),

  /**
   * A failed import must render an error with a retry. `LazyImport` does this for elements, `PageImport` for functions.
   */
  'no-bare-imports': selectorRule(
    'Load it with `new LazyImport()` (elements) or `new PageImport()` (functions without an element).',
    'ImportExpression:not(NewExpression[callee.name=/^(LazyImport|PageImport)$/] > ArrowFunctionExpression ImportExpression)',
  ),

  /** WebKit reports the key that ends a composition only by its code. */
  'no-bare-composing': selectorRule(
    'Use isComposing() of elements/base/focus/is-composing.ts.',
    "MemberExpression[property.name='isComposing'][object.type!='ThisExpression']",
    'Literal[value=229]',
  ),

  /** While the catalogue is loading a key has no text: another text would be wrong for that time. */
  'no-text-or': selectorRule(
    'Use textOr() of locales/index.js.',
    "LogicalExpression[operator=/^([|]{2}|[?]{2})$/][left.callee.name='resolveText'][right.type!='Identifier']",
    "LogicalExpression[operator=/^([|]{2}|[?]{2})$/][left.callee.object.callee.name='resolveText'][right.type!='Identifier']",
  ),

  /** All tests run. Only `itNeeds()` may skip a test, with a reason; `t.skip('why')` does it at run time. */
  'no-skipped-tests': selectorRule(
    'All tests run. What an engine cannot do: itNeeds() of test/support/engine.ts. What a machine cannot do: t.skip(reason).',
    'MemberExpression[property.name=/^(skip|todo)$/][object.name=/^(it|test|describe|context|suite)$/]',
    "CallExpression[callee.object.type='ThisExpression'][callee.property.name='skip']",
    'CallExpression[callee.name=/^(it|test|describe|suite)$/] > ObjectExpression > Property[key.name=/^(only|skip|todo)$/]',
    'CallExpression[callee.name=/^([fx]it|[fx]describe|xtest|[fx]context)$/]',
  ),

  'no-only-tests': selectorRule(
    'All tests run: .only is for the moment of writing.',
    "MemberExpression[property.name='only'][object.name=/^(it|test|describe|context|suite)$/]",
  ),

  /** Tests do not wait for a fixed time, which fails on a slow machine. */
  'no-fixed-waits': selectorRule(
    'Wait for what is to happen with until(), or stop the clock: stopClock(), stopEventTime(), mock.timers.',
    "NewExpression[callee.name='Promise'] CallExpression[callee.name='setTimeout'] > Literal[value>0]",
    'CallExpression[callee.name=/^(sleep|delay|aTimeout)$/] > Literal[value>0]',
    "ExpressionStatement > AwaitExpression > CallExpression[callee.property.name='waitForTimeout']",
  ),
};

/**
 * eslint-plugin-lit-a11y keeps what it knows of a file in `sourceCode.parserServices`, which oxlint freezes: each rule
 * gets an object of its own.
 */
const withOwnServices = (rule) => ({
  ...rule,
  create(context) {
    const services = {};
    const own = (target, names) =>
      // Not a proxy of `target`, because the fields of frozen objects cannot be replaced.
      new Proxy(
        {},
        {
          get(_, name) {
            if (name in names) return names[name];
            const value = Reflect.get(target, name);
            return typeof value === 'function' ? value.bind(target) : value;
          },
        },
      );
    const sourceCode = own(context.sourceCode, { parserServices: services });
    return rule.create(own(context, { sourceCode, parserServices: services }));
  },
});

export default {
  meta: { name: 'dass' },
  rules: {
    ...rules,
    ...Object.fromEntries(
      Object.entries(litA11y.rules).map(([name, rule]) => [`template-${name}`, withOwnServices(rule)]),
    ),
  },
};
