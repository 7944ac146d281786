import { expect } from 'chai';
import * as React from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import type { Example } from '../../elements/base/examples.js';
import { FormElement } from '../../elements/base/forms/form-element.js';
import { kitElements, createExample, wrapperOf, type KitElement } from '../support/elements/elements.js';
import { rendered, keep, mountHtml } from '../support/fixture.js';
import { find, findAll, focused, painted, user } from '../support/user.js';

/** The common members of all fields. */
type Field = FormElement & {
  readonly formState: string | File | FormData | null;
  readonly control: HTMLElement | null;
  [property: string]: unknown;
};
type FieldClass = CustomElementConstructor & { readonly valueProperty?: string };

interface MountedForm {
  readonly form: HTMLFormElement;
  readonly field: Field;
  readonly submits: string[][];
}
interface Options {
  readonly properties?: Readonly<Record<string, unknown>>;
  readonly before?: string;
  readonly submit?: boolean;
}

const elements = (await kitElements()).filter(({ elementClass }) => elementClass.prototype instanceof FormElement);

/** Returns an example with a user action for `change`, and a function that performs it. */
function filledBy({ tag, examples }: KitElement): { example: Example; fill(field: Field): Promise<void> } {
  const example = Object.values(examples).find(({ userActions }) => userActions?.change);
  const userAction = example?.userActions?.change;
  if (!example || !userAction) throw new Error(`<${tag}> has no example with a user action for 'change'`);
  return {
    example,
    async fill(field) {
      await userAction(field, user);
      await rendered(field);
      await painted();
    },
  };
}

/** The form data as text, for comparison. */
const entries = (form: HTMLFormElement): string[] =>
  [...new FormData(form)].map(([name, value]) =>
    typeof value === 'string' ? `${name}=${value}` : `${name}: ${value.name}, ${value.size} bytes`,
  );
const errorOf = (field: Field): string => findAll(field, '#message .error')[0]?.textContent ?? '';
const isShown = (field: Field): boolean => field.matches(':state(user-invalid)');
const hasFocus = (field: Field): boolean => field.matches(':focus-within');

let root: Root | undefined;

/** Mounts a form with plain HTML. */
async function plain(
  element: KitElement,
  example: Example,
  { properties, before, submit }: Options,
): Promise<MountedForm> {
  const form = await mountHtml<HTMLFormElement>(`<form>${before ?? ''}</form>`);
  const field = createExample(element.tag, {
    ...example,
    properties: { ...example.properties, name: 'campo', ...properties },
  });
  (form.querySelector('fieldset') ?? form).append(field);
  if (submit ?? true) form.append(await mountHtml('<button type="submit">Salvar</button>'));
  await rendered(form);
  return listenTo(form, field as Field);
}

/** Mounts the same form with React and the element's wrapper. */
async function byReact(
  element: KitElement,
  example: Example,
  { properties, before, submit }: Options,
): Promise<MountedForm> {
  const Wrapper = await wrapperOf(element);
  const container = keep(document.body.appendChild(document.createElement('div')));
  root = createRoot(container);
  const inner = example.children === undefined ? {} : { dangerouslySetInnerHTML: { __html: example.children } };
  const field = <Wrapper {...example.attributes} {...example.properties} name="campo" {...properties} {...inner} />;
  flushSync(() =>
    root?.render(
      <form>
        {before?.includes('<fieldset') ? <fieldset disabled>{field}</fieldset> : field}
        {(submit ?? true) ? <button type="submit">Salvar</button> : null}
      </form>,
    ),
  );
  await rendered(container);
  return listenTo(find(container, 'form'), find(container, element.tag));
}

function listenTo(form: HTMLFormElement, field: Field): MountedForm {
  const submits: string[][] = [];
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    submits.push(entries(form));
  });
  return { form, field, submits };
}

describe('Every field', () => {
  afterEach(() => {
    flushSync(() => root?.unmount());
    root = undefined;
  });

  for (const element of elements) {
    const { tag } = element;
    const { valueProperty } = element.elementClass as FieldClass;

    for (const [where, mounted] of [
      ['in a plain form', plain],
      ['in a form by React', byReact],
    ] as const) {
      const { example, fill } = filledBy(element);
      /** The example without its value. */
      const blank = valueProperty ? { [valueProperty]: undefined } : {};
      const mountField = (options: Options = {}): Promise<MountedForm> =>
        mounted(element, example, { ...options, properties: { ...blank, ...options.properties } });

      it(`<${tag}> ${where} submits the user's value under its name, and fires change once`, async () => {
        const { form, field } = await mountField();
        const empty = entries(form);
        const events: string[] = [];
        form.addEventListener('change', (event) => events.push((event.target as Element).localName));
        await fill(field);
        expect(entries(form)).not.to.deep.equal(empty);
        expect(events, 'change reaches the form, from the field').to.deep.equal([tag]);
        field.name = '';
        expect(entries(form), 'without a name').to.deep.equal([]);
      });

      it(`<${tag}> ${where} is reset to its default value without an event`, async () => {
        const { form, field } = await mountField();
        const empty = entries(form);
        const value = valueProperty && field[valueProperty];
        await fill(field);
        const events: string[] = [];
        for (const type of ['input', 'change']) form.addEventListener(type, () => events.push(type));
        form.reset();
        await rendered(field);
        expect(entries(form)).to.deep.equal(empty);
        if (valueProperty) expect(field[valueProperty]).to.deep.equal(value);
        expect(events).to.deep.equal([]);
      });

      if (valueProperty) {
        it(`<${tag}> ${where} has the value of its default property, also after a reset`, async () => {
          const filled = await mountField();
          await fill(filled.field);
          const sent = entries(filled.form);
          const value = filled.field[valueProperty];
          const property = `default${valueProperty[0]?.toUpperCase()}${valueProperty.slice(1)}`;
          const { form, field } = await mountField({ properties: { [property]: value } });
          expect(entries(form)).to.deep.equal(sent);
          field[valueProperty] = undefined;
          form.reset();
          await rendered(field);
          expect(entries(form)).to.deep.equal(sent);
        });
      }

      it(`<${tag}> ${where} restores the state that the browser has stored`, async () => {
        const filled = await mountField();
        await fill(filled.field);
        const { formState } = filled.field;
        if (formState === null) throw new Error('The browser is given nothing to keep');
        const { form, field } = await mountField();
        field.formStateRestoreCallback(formState);
        await rendered(field);
        expect(entries(form)).to.deep.equal(entries(filled.form));
      });

      it(`<${tag}> ${where} cannot be filled in and submits nothing in a disabled fieldset`, async () => {
        const { form, field } = await mountField({ before: '<fieldset disabled></fieldset>' });
        const fieldset = find<HTMLFieldSetElement>(form, 'fieldset');
        const events: string[] = [];
        for (const type of ['input', 'change']) form.addEventListener(type, () => events.push(type));
        // The control may not be rendered at all.
        await fill(field).catch(() => {});
        expect(entries(form)).to.deep.equal([]);
        expect(events).to.deep.equal([]);
        expect(field.willValidate).to.equal(false);
        fieldset.disabled = false;
        await rendered(field);
        await fill(field);
        expect(events.filter((type) => type === 'change')).to.deep.equal(['change']);
      });

      it(`<${tag}> ${where} is valid when a required value is filled in, and shows an error only after it has lost the focus`, async () => {
        const { form, field } = await mountField({ properties: { required: true } });
        // Some fields always have a value.
        if (!field.validity.valueMissing) expect(field.checkValidity()).to.equal(true);
        else {
          expect(form.checkValidity(), 'checkValidity was called').to.equal(false);
          expect(field.checkValidity(), 'of the field').to.equal(false);
          await rendered(field);
          expect([errorOf(field), isShown(field)], 'before').to.deep.equal(['', false]);
          field.focus();
          find<HTMLElement>(form, 'button[type=submit]').focus();
          await rendered(field);
          expect([errorOf(field), isShown(field)], 'after').to.deep.equal(['Campo obrigatório', true]);
        }
        await fill(field);
        expect(field.validity.valid).to.equal(true);
        expect(errorOf(field)).to.equal('');
        expect(form.checkValidity()).to.equal(true);
      });

      it(`<${tag}> ${where} prevents a submit with the application's error, shows it only then, and gets the focus`, async () => {
        const { form, field, submits } = await mountField();
        field.setCustomValidity('Recusado pelo servidor');
        await rendered(field);
        expect([field.validity.customError, field.validationMessage]).to.deep.equal([true, 'Recusado pelo servidor']);
        expect([errorOf(field), isShown(field)], 'before').to.deep.equal(['', false]);
        await user.click(find(form, 'button[type=submit]'));
        await rendered(field);
        await painted();
        expect(submits).to.deep.equal([]);
        expect([errorOf(field), isShown(field)], 'after').to.deep.equal(['Recusado pelo servidor', true]);
        expect(hasFocus(field), 'the focus').to.equal(true);
        field.setCustomValidity('');
        await rendered(field);
        expect([errorOf(field), isShown(field)], 'restored').to.deep.equal(['', false]);
        await user.click(find(form, 'button[type=submit]'));
        await painted();
        expect(submits).to.deep.equal([entries(form)]);
      });

      it(`<${tag}> ${where} shows an error that the application sets after a submit, with and without validation by the browser`, async () => {
        for (const noValidate of [false, true]) {
          const { form, field, submits } = await mountField();
          form.noValidate = noValidate;
          form.requestSubmit();
          expect(submits.length, `novalidate ${noValidate}`).to.equal(1);
          field.customValidity = 'Recusado pelo servidor';
          await rendered(field);
          expect([errorOf(field), isShown(field)]).to.deep.equal(['Recusado pelo servidor', true]);
          form.reset();
          await rendered(field);
          expect([errorOf(field), isShown(field)], 'after a reset').to.deep.equal(['', false]);
          flushSync(() => root?.unmount());
          form.remove();
        }
      });

      it(`<${tag}> ${where} gets the focus and its name from a label of the page`, async () => {
        const { form, field } = await mountField({ properties: { label: '', id: 'rotulado' } });
        const label = await mountHtml('<label for="rotulado">Da página</label>');
        form.prepend(label);
        field.requestUpdate();
        await rendered(field);
        await user.click(label);
        await rendered(field);
        expect(hasFocus(field), 'the focus').to.equal(true);
        const named = [focused(), field.control].map((one) => `${one?.ariaLabel} ${one?.getAttribute('aria-label')}`);
        expect(named.join(' ')).to.contain('Da página');
      });

      it(`<${tag}> ${where} is focused by autofocus, on the page and in a dialog that opens`, async () => {
        (focused() as HTMLElement | null)?.blur();
        const { form, field } = await mountField({ properties: { autofocus: true } });
        expect(hasFocus(field), 'on the page').to.equal(true);
        const dialog = await mountHtml<HTMLDialogElement>('<dialog><button>Outro</button></dialog>');
        const home = form.parentElement;
        dialog.append(form);
        dialog.showModal();
        expect(hasFocus(field), 'in a dialog').to.equal(true);
        // React expects its form where it has rendered it.
        home?.append(form);
      });

      it(`<${tag}> ${where} submits on Enter like a native field`, async () => {
        const { form, field, submits } = await mountField();
        if (!field.control?.matches('input:not([role=combobox])')) return;
        await fill(field);
        field.focus();
        submits.length = 0;
        await user.press('Enter');
        await painted();
        expect(submits).to.deep.equal([entries(form)]);
        form.noValidate = true;
        form.prepend(await mountHtml('<button type="submit" disabled>Primeiro</button>'));
        await user.press('Enter');
        await painted();
        expect(submits, 'the first submit button is disabled').to.have.length(1);

        const alone = await mountField({ submit: false });
        await fill(alone.field);
        alone.submits.length = 0;
        alone.field.focus();
        await user.press('Enter');
        await painted();
        expect(alone.submits, 'without a button').to.have.length(1);
      });
    }

    if (valueProperty === 'value' && tag !== 'dass-slider') {
      const writable = (field: Field): HTMLInputElement | null =>
        field.control?.matches('input:not([type=range], [readonly]), textarea')
          ? (field.control as HTMLInputElement)
          : null;
      const type = async (field: Field): Promise<void> => {
        field.focus();
        await user.type('9');
        await rendered(field);
        expect(writable(field)?.value, 'typed').to.contain('9');
      };

      it(`<${tag}> is emptied by an empty value, also while its text is no value`, async () => {
        const { example } = filledBy(element);
        const { field } = await plain(element, example, { properties: { value: '', withoutFilter: false } });
        if (!writable(field)) return;
        await type(field);
        field.value = '';
        await rendered(field);
        expect([writable(field)?.value, String(field.value)]).to.deep.equal(['', '']);
        await type(field);
        field.value = undefined;
        await rendered(field);
        expect([writable(field)?.value, String(field.value)], 'the default').to.deep.equal(['', '']);
      });

      it(`<${tag}> by React is emptied by another value, and keeps its text when it is rendered again`, async () => {
        const Wrapper = await wrapperOf(element);
        const { example } = filledBy(element);
        const container = keep(document.body.appendChild(document.createElement('div')));
        root = createRoot(container);
        const render = (value: unknown): Promise<unknown> => {
          flushSync(() => root?.render(<Wrapper {...example.properties} withoutFilter={false} value={value} />));
          return rendered(container);
        };
        await render(undefined);
        const field = find<Field & HTMLElement>(container, tag);
        if (!writable(field)) return;
        await type(field);
        const text = writable(field)?.value;
        if (field.value === '') {
          await render(undefined);
          expect(writable(field)?.value, 'rendered again').to.equal(text);
        }
        await render('');
        expect([writable(field)?.value, String(field.value)]).to.deep.equal(['', '']);
      });
    }

    if (valueProperty) {
      it(`<${tag}> shows the state of a React page, and updates the state with the user's value`, async () => {
        const Wrapper = await wrapperOf(element);
        const { example, fill } = filledBy(element);
        const container = keep(document.body.appendChild(document.createElement('div')));
        root = createRoot(container);
        let state: unknown;
        const Page = (): React.ReactNode => {
          const [value, setValue] = React.useState<unknown>(undefined);
          state = value;
          const updateState = (event: { target: unknown }): void => setValue((event.target as Field)[valueProperty]);
          return (
            <form onSubmit={(event) => event.preventDefault()}>
              <Wrapper
                {...example.properties}
                {...{ [valueProperty]: value }}
                onInput={updateState}
                onChange={updateState}
              />
              <button type="button" onClick={() => setValue(undefined)}>
                Limpar
              </button>
            </form>
          );
        };
        flushSync(() => root?.render(<Page />));
        await rendered(container);
        const field = find<Field & HTMLElement>(container, tag);
        const blank = field[valueProperty];
        await fill(field);
        expect(field[valueProperty]).not.to.deep.equal(blank);
        expect(state).to.deep.equal(field[valueProperty]);
        await user.click(find(container, 'form > button'));
        await rendered(field);
        expect(field[valueProperty]).to.deep.equal(blank);
      });
    }
  }
});
