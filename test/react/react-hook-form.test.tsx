import { expect } from 'chai';
import * as React from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { Controller, useForm, type FieldValues, type RegisterOptions } from 'react-hook-form';
import { FormElement } from '../../elements/base/forms/form-element.js';
import { kitElements, wrapperOf, type KitElement } from '../support/elements/elements.js';
import { keep, rendered } from '../support/fixture.js';
import { find, findAll, painted, until, user } from '../support/user.js';

const elements = (await kitElements()).filter(({ elementClass }) => elementClass.prototype instanceof FormElement);
const errorOf = (field: Element): string => findAll(field, '#message .error')[0]?.textContent ?? '';

interface FormProps {
  readonly fields: readonly { readonly name: string; readonly render: (props: object) => React.ReactNode }[];
  readonly valueProperty: string | undefined;
  readonly rules?: Omit<RegisterOptions, 'valueAsNumber' | 'valueAsDate' | 'setValueAs' | 'disabled'>;
  /** What the server refuses, by field. */
  readonly refused?: Readonly<Record<string, string>>;
  readonly onSubmitted: () => void;
}

/** A form as an application writes it, without validation by the browser. */
function Form({ fields, valueProperty, rules, refused = {}, onSubmitted }: FormProps): React.ReactNode {
  const { control, handleSubmit, setError } = useForm<FieldValues>();
  const submit = handleSubmit(() => {
    onSubmitted();
    for (const [name, message] of Object.entries(refused)) setError(name, { message }, { shouldFocus: true });
  });
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      {fields.map(({ name, render }) => (
        <Controller
          key={name}
          name={name}
          control={control}
          {...(rules && { rules })}
          render={({ field, fieldState }) => {
            const { ref, onBlur, onChange } = field;
            const update = (event: { target: object }): void =>
              onChange(valueProperty ? (event.target as Record<string, unknown>)[valueProperty] : event);
            return (
              <>
                {render({
                  ref,
                  name,
                  onBlur,
                  onChange: update,
                  onInput: update,
                  customValidity: fieldState.error?.message ?? '',
                  ...(valueProperty && { [valueProperty]: field.value as unknown }),
                })}
              </>
            );
          }}
        />
      ))}
      <button type="submit">Salvar</button>
    </form>
  );
}

describe('Every field in a form of react-hook-form', () => {
  let root: Root | undefined;
  afterEach(() => flushSync(() => root?.unmount()));

  async function show(
    element: KitElement,
    names: readonly string[],
    props: Pick<FormProps, 'rules' | 'refused'>,
  ): Promise<{ form: HTMLElement; fields: HTMLElement[]; submits: () => number }> {
    const Wrapper = await wrapperOf(element);
    const { valueProperty } = element.elementClass as CustomElementConstructor & { valueProperty?: string };
    const example = Object.values(element.examples).find(({ userActions }) => userActions?.change)!;
    const properties = { ...example.properties };
    if (valueProperty) delete (properties as Record<string, unknown>)[valueProperty];
    const inner = example.children === undefined ? {} : { dangerouslySetInnerHTML: { __html: example.children } };
    const container = keep(document.body.appendChild(document.createElement('div')));
    let submits = 0;
    const fields = names.map((name) => ({
      name,
      render: (own: object) => <Wrapper {...example.attributes} {...properties} {...own} {...inner} />,
    }));
    root = createRoot(container);
    flushSync(() =>
      root?.render(<Form {...props} fields={fields} valueProperty={valueProperty} onSubmitted={() => submits++} />),
    );
    await rendered(container);
    return { form: find(container, 'form'), fields: findAll(container, element.tag), submits: () => submits };
  }

  for (const element of elements) {
    it(`<${element.tag}> shows the error of a rule, and the first of three gets the focus`, async () => {
      const { form, fields, submits } = await show(element, ['um', 'dois', 'tres'], {
        rules: { validate: () => 'Recusado pela regra' },
      });
      expect(fields.map(errorOf), 'before').to.deep.equal(['', '', '']);
      await user.click(find(form, 'button[type=submit]'));
      await until('the errors are shown', () => fields.every((field) => errorOf(field) === 'Recusado pela regra'));
      await painted();
      expect(fields.map((field) => field.matches(':focus-within'))).to.deep.equal([true, false, false]);
      expect(submits()).to.equal(0);
    });

    it(`<${element.tag}> shows the error of a server after a submit that passes, and gets the focus`, async () => {
      const { form, fields, submits } = await show(element, ['um', 'dois'], {
        refused: { dois: 'Recusado pelo servidor' },
      });
      await user.click(find(form, 'button[type=submit]'));
      await until('the error is shown', () => errorOf(fields[1] as Element) === 'Recusado pelo servidor');
      await painted();
      expect([submits(), errorOf(fields[0] as Element)]).to.deep.equal([1, '']);
      expect(fields.map((field) => field.matches(':focus-within'))).to.deep.equal([false, true]);
    });
  }
});
