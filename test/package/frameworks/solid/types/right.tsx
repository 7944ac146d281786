import type { DassTextInput } from 'dass-elements/dass-text-input.js';
import type {} from 'dass-elements/solid.js';
import { createSignal } from 'solid-js';

export function Right() {
  let field: DassTextInput | undefined;
  const [materials] = createSignal([{ id: '7002', label: 'Sola TR preta 38' }]);
  const [selected, setSelected] = createSignal<readonly unknown[]>([]);
  const [buyer, setBuyer] = createSignal('');
  const [isUrgent, setUrgent] = createSignal(false);
  const [, setLastKey] = createSignal('');
  return (
    <>
      <dass-pick-list
        id="materials"
        label="Materiais"
        class="wide"
        style={{ 'inline-size': '100%' }}
        data-src="/materials"
        aria-describedby="hint"
        items={materials()}
        prop:selected={selected()}
        on:dass-pick={(event) => setSelected(event.detail.selected)}
        onFocusIn={(event) => setLastKey(event.type)}
      />
      <dass-text-input
        ref={field}
        slot="start"
        label="Comprador"
        lang="pt-BR"
        tabindex={0}
        title="Comprador"
        min-length={3}
        max-length="30"
        readonly
        prop:readOnly={false}
        value={buyer()}
        onInput={(event) => setBuyer(event.target.value)}
        on:change={({ currentTarget }) => setBuyer(currentTarget.value)}
        onKeyDown={(event) => setLastKey(event.key)}
      />
      <dass-switch
        role="switch"
        label-hidden={false}
        checked={isUrgent()}
        onChange={({ currentTarget }) => setUrgent(currentTarget.checked)}
      >
        Urgente
      </dass-switch>
      <dass-button hidden part="send" onClick={(event) => setLastKey(String(event.clientX))}>
        Enviar
      </dass-button>
    </>
  );
}
