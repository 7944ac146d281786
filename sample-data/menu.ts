import { Random } from './random.js';

export interface MenuEntry {
  id: string;
  label: string;
  url?: string;
  /** The name of an icon of the kit. */
  icon?: string;
  active: boolean;
  items?: MenuEntry[];
}

type Draft = Omit<MenuEntry, 'id' | 'items'> & { items?: Draft[] };

const link = (label: string, url: string, icon: string): Draft => ({ label, url, icon, active: true });
const group = (label: string, icon: string, items: Draft[]): Draft => ({ label, icon, active: true, items });
const inactive = (entry: Draft): Draft => ({ ...entry, active: false });

/**
 * The menu of the product areas. Every one of the 30 redirect paths (requirement SH-07) has an entry; an order and a
 * project stand for the paths with numbers in them.
 */
const AREAS: readonly Draft[] = [
  group('PCP', 'factory', [
    group('Produção', 'factory', [
      link('Ordens de produção', '/producao', 'clipboardList'),
      link('Ordem 10421', '/producao/10421', 'fileText'),
      link('Ordem 10421, processo 3: costura', '/producao/10421/3', 'thread'),
    ]),
    group('Templates', 'fileText', [
      link('Templates de produção', '/templates', 'fileText'),
      link('Projeto 88, versão 2', '/templates/88/2', 'versions'),
    ]),
    link('Roadmap', '/roadmap', 'map'),
    inactive(link('Apontamento antigo', '/apontamento', 'checks')),
  ]),
  group('Administração', 'settings', [
    group('Engenharia', 'settings', [
      link('Consumos', '/consumos', 'ruler'),
      link('Estruturas de produto', '/estruturas', 'sitemap'),
      link('Desperdícios', '/desperdicios', 'box'),
      link('Tecnologias', '/tecnologias', 'cpu'),
      link('Pesos e medidas', '/pesos-medidas', 'scale'),
    ]),
    group('Cadastros', 'list', [
      link('Kinds', '/kinds', 'tags'),
      link('Categorias', '/categorias', 'category'),
      link('Subcategorias', '/subcategorias', 'category'),
      link('Segmentos', '/segmentos', 'database'),
      link('Gêneros', '/generos', 'users'),
      link('Clubes', '/clubes', 'star'),
      link('Modelos', '/modelos', 'shoe'),
    ]),
    group('Fiscal e preços', 'cash', [
      link('NCM', '/ncm', 'barcode'),
      link('Faixas de preço', '/faixas-preco', 'cash'),
    ]),
    inactive(link('Importação de planilhas', '/importacao', 'table')),
  ]),
  group('Sales and operations planning', 'chart', [link('Calendário de produto acabado', '/calendariopa', 'calendar')]),
  group('Modelagem', 'ruler', [
    link('Cadastro de peças', '/cad-parts', 'pin'),
    link('Processos', '/process', 'route'),
    link('Modelos da modelagem', '/models', 'ruler'),
    link('Família de modelos', '/familia', 'sitemap'),
  ]),
  group('Provas', 'users', [
    link('Projetos de prova', '/projetos', 'checks'),
    link('Templates de prova', '/sp/templates', 'fileText'),
    link('Comparar tabelas de medidas', '/comparar-tabelas', 'compare'),
  ]),
  group('Compras', 'cart', [link('Materiais', '/materiais', 'packages')]),
  group('Catálogo', 'book', [link('Catálogo de produtos', '/catalogo', 'book')]),
  // The whole area is inactive: its entries are disabled with it, although they are active themselves.
  inactive(
    group('Pós-venda', 'truck', [
      link('Devoluções', '/devolucoes', 'trash'),
      link('Garantias', '/garantias', 'circleCheck'),
    ]),
  ),
];

const SEASONS = ['Verão', 'Outono', 'Inverno', 'Primavera'] as const;
const LINES = ['Feminino', 'Masculino', 'Infantil', 'Esportivo', 'Segurança'] as const;
/** Orders of one line in a grown menu. */
const ORDERS = 24;

/**
 * @param size how many entries the menu has, groups and nested ones included. The business menu itself is the least; what
 * is above it are archived production orders, nested three deep: season, line, order.
 */
export function businessMenu(size = 0): MenuEntry[] {
  const entries = AREAS.map((draft, index) => numbered(draft, `m${index + 1}`));
  grow(entries, size - countEntries(entries));
  return entries;
}

/** All entries, groups and nested ones included. */
export function countEntries(entries: readonly MenuEntry[]): number {
  return entries.reduce((sum, { items }) => sum + 1 + countEntries(items ?? []), 0);
}

function numbered({ items, ...entry }: Draft, id: string): MenuEntry {
  return { id, ...entry, ...(items && { items: items.map((item, index) => numbered(item, `${id}.${index + 1}`)) }) };
}

function grow(entries: MenuEntry[], wanted: number): void {
  const random = new Random(30);
  let missing = wanted;
  for (let season = 0; missing > 0; season++) {
    const id = `arquivo${season + 1}`;
    const lines: MenuEntry[] = [];
    const year = 2026 - Math.floor(season / SEASONS.length);
    entries.push({
      id,
      label: `Arquivo ${SEASONS[season % SEASONS.length]} ${year}`,
      icon: 'folder',
      active: true,
      items: lines,
    });
    missing--;
    for (let line = 0; line < LINES.length && missing > 0; line++) {
      const orders: MenuEntry[] = [];
      lines.push({
        id: `${id}.${line + 1}`,
        label: LINES[line] as string,
        icon: 'folder',
        active: true,
        items: orders,
      });
      missing--;
      for (let order = 0; order < ORDERS && missing > 0; order++, missing--) {
        const number = 20_000 + (season * LINES.length + line) * ORDERS + order;
        const url = `/producao/${number}`;
        orders.push({
          id: `${id}.${line + 1}.${order + 1}`,
          label: `Ordem ${number}`,
          url,
          icon: 'fileText',
          active: !random.chance(0.04),
        });
      }
    }
  }
}
