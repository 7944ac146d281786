import { createSignal, For, Show } from 'solid-js';
import 'dass-elements/dass-pick-list.js';

export function Order(props: { parts: Part[]; onSave: (parts: Part[]) => void }) {
  const [selected, setSelected] = createSignal<Part[]>([]);
  return (
    <Show when={props.parts.length > 0} fallback={<dass-empty-state kind="empty" attr:heading="None" />}>
      <dass-pick-list label="Parts" prop:items={props.parts} attr:field-id="code" bool:required={true} on:dass-pick={(event) => setSelected(event.detail.selected)} classList={{ wide: true }} use:focus />
      <dass-page-header heading="Order">
        <For each={selected()}>{(part) => <dass-chip slot="actions" label={part.label} />}</For>
      </dass-page-header>
      <dass-button appearance="solid" onClick={() => props.onSave(selected())}>Save</dass-button>
    </Show>
  );
}
