import type { DassMenuDrawerElement } from 'dass-elements/react/dass-menu-drawer.js';

type Items = DassMenuDrawerElement['items'];
type Item = Items[number];

const levels = 12;

/** Menu data with all kinds of errors: none may break the page, and valid entries are shown. */
export function invalidMenu(): Items {
  return [
    { id: 'deep', label: '12 níveis', items: [nested(2)] },
    cyclicGroup(),
    { id: 'markup', label: '<img src=x onerror="alert(1)"> & <b>negrito</b>', url: '/materiais' },
    { id: 'script', label: 'javascript:', url: 'javascript:alert(document.domain)' },
    { id: 'data', label: 'data:', url: 'data:text/html,<script>alert(1)</script>' },
    { id: 'elsewhere', label: 'Outra origem', url: 'https://example.org/pedidos' },
    { id: 'rtl', label: 'طلبات الشراء 2026', url: '/materiais?lingua=ar' },
    { id: 'emoji', label: 'Calçados 👟👩🏽‍🏭 infantis', url: '/modelos' },
    { id: 'long', label: 'Ordem de produção com um nome que não acaba '.repeat(12), url: '/producao/1' },
    { label: '', url: '/sem-nome' },
    { id: 'same', label: 'Mesmo id, primeiro', url: '/producao/2' },
    { id: 'same', label: 'Mesmo id, segundo', url: '/producao/3' },
    { id: 'nothing', label: 'Leva a lugar nenhum' },
    null as unknown as Item,
    'texto' as unknown as Item,
  ];
}

function nested(level: number): Item {
  const label = `Nível ${level}`;
  return level === levels ? { id: label, label, url: '/estruturas' } : { id: label, label, items: [nested(level + 1)] };
}

/** A group that contains itself. */
function cyclicGroup(): Item {
  const items: Item[] = [{ id: 'in-circle', label: 'Entrada de um grupo em círculo', url: '/familia' }];
  const group: Item = { id: 'circle', label: 'Círculo', items };
  items.push(group);
  return group;
}
