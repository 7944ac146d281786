import 'dass-elements/jsx';
import type { DassPickList } from 'dass-elements/dass-pick-list';
import { createRef } from 'react';

const list = createRef<DassPickList>();
const items = [{ id: 1, name: 'Palmilha' }];

export const page = (
  <form>
    <dass-pick-list
      ref={list}
      className="wide"
      slot="start"
      data-src="/materials"
      aria-busy="true"
      label="Materiais"
      items={items}
      fieldLabel="name"
      selected={undefined}
      onChange={() => list.current?.selected}
      ondass-pick={(event) => console.log(event.detail.selected.length, event.currentTarget.items)}
    >
      <script type="application/json" slot="data" dangerouslySetInnerHTML={{ __html: '[]' }} />
    </dass-pick-list>
    <dass-button appearance="solid" disabled>
      Enviar
    </dass-button>
  </form>
);

export const wrong = [
  // @ts-expect-error there is no such appearance
  <dass-button appearance="golden" />,
  // @ts-expect-error there is no such property
  <dass-button colour="red" />,
  // @ts-expect-error items are a list
  <dass-pick-list items="all" />,
  // @ts-expect-error the detail has no such field
  <dass-pick-list ondass-pick={(event) => event.detail.chosen} />,
  // @ts-expect-error there is no such element
  <dass-picklist />,
];
