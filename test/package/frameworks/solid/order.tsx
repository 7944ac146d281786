import type { DassDataTableSelectRowsDetail } from 'dass-elements/dass-data-table.js';
import type { DassSelectList } from 'dass-elements/dass-select-list.js';
import type {} from 'dass-elements/solid.js';
import { createSignal } from 'solid-js';

const suppliers = [
  { id: '118', label: 'Açaí Tecidos S.A.' },
  { id: '204', label: 'Curtume Vale do Sinos' },
];
const columns = [
  { name: 'code', label: 'Código' },
  { name: 'material', label: 'Material' },
];

export function Order() {
  const [rows, setRows] = createSignal([
    { id: 1, code: '7001', material: 'Cabedal em couro' },
    { id: 2, code: '7002', material: 'Sola TR preta' },
  ]);
  const [buyer, setBuyer] = createSignal('Marina Prado');
  const [supplier, setSupplier] = createSignal<DassSelectList['value']>();
  const [selected, setSelected] = createSignal<readonly string[]>([]);
  const [sent, setSent] = createSignal('');

  function select({ detail }: CustomEvent<DassDataTableSelectRowsDetail>) {
    setSelected(detail.keys);
  }

  function clear() {
    setBuyer('');
    setSupplier(undefined);
    setRows([{ id: 3, code: '7003', material: 'Linha de nylon' }]);
  }

  function send(event: SubmitEvent & { currentTarget: HTMLFormElement }) {
    event.preventDefault();
    setSent([...new FormData(event.currentTarget).values()].join('; '));
  }

  return (
    <>
      <form onSubmit={send}>
        <dass-text-input
          name="buyer"
          label="Comprador"
          counter
          max-length={30}
          prop:value={buyer()}
          onInput={({ currentTarget }) => setBuyer(currentTarget.value)}
        />
        <dass-select-list
          name="supplier"
          label="Fornecedor"
          prop:options={suppliers}
          prop:value={supplier()}
          onChange={({ currentTarget }) => setSupplier(currentTarget.value)}
        />
        <dass-data-table
          label="Materiais"
          prop:columns={columns}
          prop:rows={rows()}
          selection="multiple"
          on:dass-select-rows={select}
        />
        <button type="submit">Enviar</button>
      </form>
      <button id="clear" onClick={clear}>
        Limpar
      </button>
      <output>{[buyer(), supplier(), ...selected()].join('; ')}</output>
      <p>{sent()}</p>
    </>
  );
}
