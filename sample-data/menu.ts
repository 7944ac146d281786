import { translated, type Texts, type Translations } from './languages.js';
import { Random } from './random.js';

export interface MenuEntry {
  id: string;
  label: string;
  translations: Translations<{ label: string }>;
  url?: string;
  /** Name of an icon of the kit. */
  icon?: string;
  active: boolean;
  items?: MenuEntry[];
}

type Draft = Omit<MenuEntry, 'id' | 'items'> & { items?: Draft[] };

const link = (label: Texts, url: string, icon: string): Draft => ({
  ...translated({ label }),
  url,
  icon,
  active: true,
});
const group = (label: Texts, icon: string, items: Draft[]): Draft => ({
  ...translated({ label }),
  icon,
  active: true,
  items,
});
const inactive = (entry: Draft): Draft => ({ ...entry, active: false });

/**
 * The menu of the product areas. Each of the 30 redirect paths has an entry; one order and one project are
 * examples for the paths with numbers.
 */
const AREAS: readonly Draft[] = [
  group(['PCP', 'PCP', 'Production planning'], 'factory', [
    group(['Produção', 'Producción', 'Production'], 'factory', [
      link(['Ordens de produção', 'Órdenes de producción', 'Production orders'], '/producao', 'clipboardList'),
      link(['Ordem 10421', 'Orden 10421', 'Order 10421'], '/producao/10421', 'fileText'),
      link(
        ['Ordem 10421, processo 3: costura', 'Orden 10421, proceso 3: costura', 'Order 10421, process 3: sewing'],
        '/producao/10421/3',
        'thread',
      ),
    ]),
    group(['Templates', 'Plantillas', 'Templates'], 'fileText', [
      link(['Templates de produção', 'Plantillas de producción', 'Production templates'], '/templates', 'fileText'),
      link(['Projeto 88, versão 2', 'Proyecto 88, versión 2', 'Project 88, version 2'], '/templates/88/2', 'versions'),
    ]),
    link(['Roadmap', 'Hoja de ruta', 'Roadmap'], '/roadmap', 'map'),
    inactive(link(['Apontamento antigo', 'Registro antiguo', 'Old time sheet'], '/apontamento', 'checks')),
  ]),
  group(['Administração', 'Administración', 'Administration'], 'settings', [
    group(['Engenharia', 'Ingeniería', 'Engineering'], 'settings', [
      link(['Consumos', 'Consumos', 'Consumption'], '/consumos', 'ruler'),
      link(['Estruturas de produto', 'Estructuras de producto', 'Product structures'], '/estruturas', 'sitemap'),
      link(['Desperdícios', 'Desperdicios', 'Waste'], '/desperdicios', 'box'),
      link(['Tecnologias', 'Tecnologías', 'Technologies'], '/tecnologias', 'cpu'),
      link(['Pesos e medidas', 'Pesos y medidas', 'Weights and measures'], '/pesos-medidas', 'scale'),
    ]),
    group(['Cadastros', 'Registros', 'Master data'], 'list', [
      link(['Kinds', 'Tipos', 'Kinds'], '/kinds', 'tags'),
      link(['Categorias', 'Categorías', 'Categories'], '/categorias', 'category'),
      link(['Subcategorias', 'Subcategorías', 'Subcategories'], '/subcategorias', 'category'),
      link(['Segmentos', 'Segmentos', 'Segments'], '/segmentos', 'database'),
      link(['Gêneros', 'Géneros', 'Genders'], '/generos', 'users'),
      link(['Clubes', 'Clubes', 'Clubs'], '/clubes', 'star'),
      link(['Modelos', 'Modelos', 'Models'], '/modelos', 'shoe'),
    ]),
    group(['Fiscal e preços', 'Fiscal y precios', 'Tax and prices'], 'cash', [
      link(['NCM', 'NCM', 'NCM'], '/ncm', 'barcode'),
      link(['Faixas de preço', 'Rangos de precio', 'Price ranges'], '/faixas-preco', 'cash'),
    ]),
    inactive(
      link(
        ['Importação de planilhas', 'Importación de hojas de cálculo', 'Spreadsheet import'],
        '/importacao',
        'table',
      ),
    ),
  ]),
  group(
    ['Planejamento de vendas e operações', 'Planificación de ventas y operaciones', 'Sales and operations planning'],
    'chart',
    [
      link(
        ['Calendário de produto acabado', 'Calendario de producto terminado', 'Finished goods calendar'],
        '/calendariopa',
        'calendar',
      ),
    ],
  ),
  group(['Modelagem', 'Patronaje', 'Pattern making'], 'ruler', [
    link(['Cadastro de peças', 'Registro de piezas', 'Part records'], '/cad-parts', 'pin'),
    link(['Processos', 'Procesos', 'Processes'], '/process', 'route'),
    link(['Modelos da modelagem', 'Modelos de patronaje', 'Pattern models'], '/models', 'ruler'),
    link(['Família de modelos', 'Familia de modelos', 'Model families'], '/familia', 'sitemap'),
  ]),
  group(['Provas', 'Pruebas', 'Fittings'], 'users', [
    link(['Projetos de prova', 'Proyectos de prueba', 'Fitting projects'], '/projetos', 'checks'),
    link(['Templates de prova', 'Plantillas de prueba', 'Fitting templates'], '/sp/templates', 'fileText'),
    link(
      ['Comparar tabelas de medidas', 'Comparar tablas de medidas', 'Compare size charts'],
      '/comparar-tabelas',
      'compare',
    ),
  ]),
  group(['Compras', 'Compras', 'Purchasing'], 'cart', [
    link(['Materiais', 'Materiales', 'Materials'], '/materiais', 'packages'),
  ]),
  group(['Catálogo', 'Catálogo', 'Catalog'], 'book', [
    link(['Catálogo de produtos', 'Catálogo de productos', 'Product catalog'], '/catalogo', 'book'),
  ]),
  // The whole area is inactive, so its entries are disabled although they are active themselves.
  inactive(
    group(['Pós-venda', 'Posventa', 'After-sales'], 'truck', [
      link(['Devoluções', 'Devoluciones', 'Returns'], '/devolucoes', 'trash'),
      link(['Garantias', 'Garantías', 'Warranties'], '/garantias', 'circleCheck'),
    ]),
  ),
];

const SEASONS: readonly Texts[] = [
  ['Verão', 'Verano', 'Summer'],
  ['Outono', 'Otoño', 'Autumn'],
  ['Inverno', 'Invierno', 'Winter'],
  ['Primavera', 'Primavera', 'Spring'],
];
const LINES: readonly Texts[] = [
  ['Feminino', 'Femenino', 'Women'],
  ['Masculino', 'Masculino', 'Men'],
  ['Infantil', 'Infantil', 'Children'],
  ['Esportivo', 'Deportivo', 'Sports'],
  ['Segurança', 'Seguridad', 'Safety'],
];
/** Number of orders in each line of the archive. */
const ORDERS = 24;

/**
 * Returns the business menu, extended by archived production orders in three levels: season, line, order.
 * @param size minimum number of entries, groups and nested entries included
 */
export function businessMenu(size = 0): MenuEntry[] {
  const entries = AREAS.map((draft, index) => numbered(draft, `m${index + 1}`));
  addArchive(entries, size - countEntries(entries));
  return entries;
}

/** Counts all entries, groups and nested entries included. */
export function countEntries(entries: readonly MenuEntry[]): number {
  return entries.reduce((sum, { items }) => sum + 1 + countEntries(items ?? []), 0);
}

function numbered({ items, ...entry }: Draft, id: string): MenuEntry {
  return { id, ...entry, ...(items && { items: items.map((item, index) => numbered(item, `${id}.${index + 1}`)) }) };
}

function addArchive(entries: MenuEntry[], count: number): void {
  const random = new Random(30);
  let remaining = count;
  for (let season = 0; remaining > 0; season++) {
    const id = `arquivo${season + 1}`;
    const lines: MenuEntry[] = [];
    const year = 2026 - Math.floor(season / SEASONS.length);
    const [pt, es, en] = SEASONS[season % SEASONS.length] as Texts;
    entries.push({
      id,
      ...translated({ label: [`Arquivo ${pt} ${year}`, `Archivo ${es} ${year}`, `${en} ${year} archive`] }),
      icon: 'folder',
      active: true,
      items: lines,
    });
    remaining--;
    for (let line = 0; line < LINES.length && remaining > 0; line++) {
      const orders: MenuEntry[] = [];
      lines.push({
        id: `${id}.${line + 1}`,
        ...translated({ label: LINES[line] as Texts }),
        icon: 'folder',
        active: true,
        items: orders,
      });
      remaining--;
      for (let order = 0; order < ORDERS && remaining > 0; order++, remaining--) {
        const number = 20_000 + (season * LINES.length + line) * ORDERS + order;
        const url = `/producao/${number}`;
        orders.push({
          id: `${id}.${line + 1}.${order + 1}`,
          ...translated({ label: [`Ordem ${number}`, `Orden ${number}`, `Order ${number}`] }),
          url,
          icon: 'fileText',
          active: !random.chance(0.04),
        });
      }
    }
  }
}
