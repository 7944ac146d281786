// PatternFly's dual list selector, wired as in its documentation: an element tree for each item.
import '@patternfly/react-core/dist/styles/base.css';
import {
  DualListSelector,
  DualListSelectorControl,
  DualListSelectorControlsWrapper,
  DualListSelectorList,
  DualListSelectorListItem,
  DualListSelectorPane,
  SearchInput,
} from '@patternfly/react-core';
import { createElement as h, useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { plainText } from '../../plain-text.ts';
import { items } from '../../pick-list/data.ts';
import { exposePickList } from '../../pick-list/expose-pick-list.ts';

document.head.append(Object.assign(document.createElement('style'), { textContent: 'body { margin: 24px; }' }));

let pick;
let folded;

function Pane({ title, options, isChosen, onSelect }) {
  const visible = options.filter(({ isVisible }) => isVisible);
  const status = `${visible.filter(({ selected }) => selected).length} de ${visible.length}`;
  return h(
    DualListSelectorPane,
    { title, status, isChosen, listMinHeight: '320px', searchInput: h(SearchInput, { 'aria-label': 'Filtrar' }) },
    h(
      DualListSelectorList,
      null,
      visible.map((option) =>
        h(
          DualListSelectorListItem,
          { key: option.id, id: option.id, isSelected: option.selected, onOptionSelect: () => onSelect(option) },
          option.label,
        ),
      ),
    ),
  );
}

function Pick() {
  const [available, setAvailable] = useState(() =>
    items.map((item) => ({ ...item, selected: false, isVisible: true })),
  );
  const [selectedItems, setSelectedItems] = useState([]);
  pick = { available, selectedItems, setAvailable, setSelectedItems };
  const toggle = (set) => (option) =>
    set((list) => list.map((one) => (one === option ? { ...one, selected: !one.selected } : one)));
  return h(
    DualListSelector,
    null,
    h(Pane, { title: 'Disponíveis', options: available, onSelect: toggle(setAvailable) }),
    h(
      DualListSelectorControlsWrapper,
      null,
      h(DualListSelectorControl, { 'aria-label': 'Adicionar todos', onClick: moveAll }, '»'),
      h(DualListSelectorControl, { 'aria-label': 'Remover todos', onClick: removeAll }, '«'),
    ),
    h(Pane, { title: 'Selecionados', options: selectedItems, isChosen: true, onSelect: toggle(setSelectedItems) }),
  );
}

const deselected = (list) => list.map((option) => ({ ...option, selected: false, isVisible: true }));

function moveAll() {
  pick.setSelectedItems([...pick.selectedItems, ...deselected(pick.available)]);
  pick.setAvailable([]);
}

function removeAll() {
  pick.setAvailable([...pick.available, ...deselected(pick.selectedItems)]);
  pick.setSelectedItems([]);
}

exposePickList({
  mount: () => {
    const root = createRoot(document.body.appendChild(document.createElement('div')));
    flushSync(() => root.render(h(Pick)));
  },
  filter: (text) => {
    folded ??= new Map(items.map(({ id, label }) => [id, plainText(label)]));
    flushSync(() =>
      pick.setAvailable(
        pick.available.map((option) => ({ ...option, isVisible: folded.get(option.id).includes(text) })),
      ),
    );
  },
  selectAll: () => {
    flushSync(() => pick.setAvailable(pick.available.map((option) => ({ ...option, selected: true }))));
  },
  moveAll: () => flushSync(moveAll),
  removeAll: () => flushSync(removeAll),
  counts: () => ({
    paneSelected: pick.available.filter(({ selected }) => selected).length,
    selected: pick.selectedItems.length,
  }),
});
