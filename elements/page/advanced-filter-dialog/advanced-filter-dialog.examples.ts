import { defineExamples, type TestUser } from '../../base/examples.js';
import '../../controls/switch/switch.js';
import '../../fields/language-picker/language-picker.js';
import type { DassAdvancedFilterDialog } from './advanced-filter-dialog.js';

const children = `
  <form>
    <p><label>Fornecedor <input name="fornecedor" autocomplete="off"></label></p>
    <p><label>Situação <select name="situacao">
      <option value="">Todas</option><option value="A">Ativo</option><option value="I">Inativo</option>
    </select></label></p>
    <fieldset><legend>Categoria</legend>
      <label><input type="checkbox" name="categoria" value="TX"> Têxtil</label>
      <label><input type="checkbox" name="categoria" value="CO"> Couro</label>
    </fieldset>
    <p><dass-switch name="cotacao" label="Somente com cotação vigente"></dass-switch></p>
    <p><dass-language-picker name="idioma" label="Idioma da ficha" value="es"></dass-language-picker></p>
  </form>`;

/** Changes values and waits for `dass-change-values`, so that the event does not interrupt the next user action. */
const change = async (element: DassAdvancedFilterDialog, userAction: () => Promise<void>): Promise<void> => {
  const changed = new Promise((resolve) => element.addEventListener('dass-change-values', resolve, { once: true }));
  await userAction();
  await changed;
};
/** Types one character: a pause between two would fire the event twice. */
const type = (element: DassAdvancedFilterDialog, user: TestUser): Promise<void> =>
  change(element, () => {
    element.querySelector('input')?.focus();
    return user.type('A');
  });

export default defineExamples<DassAdvancedFilterDialog>('dass-advanced-filter-dialog', {
  default: {
    summary: 'A form of the application with native fields and fields of the kit.',
    properties: { open: true },
    children,
    overlay: true,
    fires: ['dass-clear-fields'],
    userActions: {
      'dass-clear-fields': (element, user) => change(element, () => user.click(user.find(element, '.clear'))),
      'dass-filter': async (element, user) => {
        await type(element, user);
        await user.press('Enter');
      },
      'dass-before-close': (_, user) => user.press('Escape'),
      'dass-close': (element, user) => user.click(user.find(element, '.cancel')),
      'dass-change-values': type,
    },
  },
  results: {
    summary: 'The application has set the number of results.',
    properties: { open: true, heading: 'Filtrar materiais', resultCount: 1284 },
    children,
    overlay: true,
    fires: ['dass-clear-fields'],
  },
  closed: { summary: 'Closed.', children },
});
