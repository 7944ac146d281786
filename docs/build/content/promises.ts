// The live pieces at the top of the home page: documents that it shows in frames. Their data are in the page's language.
import { htmlFrame } from '../examples/frames.js';

/** What the home page promises, each with the piece that shows it. A phone is a narrow frame. */
export const promises = [
  { id: 'rows', frame: 'promise-rows', isPhone: false },
  { id: 'phone', frame: 'promise-rows', isPhone: true },
  { id: 'reader', frame: 'promise-reader', isPhone: false },
] as const;

const ROWS = `<dass-data-table row-key="id" selection="multiple" style="block-size: 20.5rem"></dass-data-table>
<script type="module">
  const texts = {
    'pt-BR': ['Materiais', 'Código', 'Descrição', 'Preço', 'Couro bovino', 'Malha de algodão', 'Linha de poliéster', 'Sola de borracha'],
    es: ['Materiales', 'Código', 'Descripción', 'Precio', 'Cuero vacuno', 'Tejido de algodón', 'Hilo de poliéster', 'Suela de goma'],
    en: ['Materials', 'Code', 'Description', 'Price', 'Cowhide', 'Cotton knit', 'Polyester thread', 'Rubber sole'],
  };
  const [label, code, name, price, ...names] = texts[document.documentElement.lang] ?? texts.en;
  const table = document.querySelector('dass-data-table');
  table.label = label;
  table.columns = [
    { name: 'code', label: code, field: 'code', sortable: true, filterable: true },
    { name: 'name', label: name, field: 'name', sortable: true, filterable: true },
    { name: 'price', label: price, field: 'price', sortable: true, kind: 'number' },
  ];
  table.rows = Array.from({ length: 100_000 }, (_, id) => ({
    id,
    code: \`MT-\${String(id + 1).padStart(6, '0')}\`,
    name: \`\${names[(id * 7) % names.length]} \${1 + (id % 97)}\`,
    price: (100 + ((id * 37) % 9_000)) / 100,
  }));
</script>`;

const READER = `<dass-pick-list filter></dass-pick-list>
<script type="module">
  const texts = {
    'pt-BR': ['Etapas do processo', 'Corte', 'Costura', 'Montagem', 'Acabamento', 'Expedição'],
    es: ['Etapas del proceso', 'Corte', 'Costura', 'Montaje', 'Acabado', 'Expedición'],
    en: ['Process steps', 'Cutting', 'Sewing', 'Assembly', 'Finishing', 'Shipping'],
  };
  const [label, ...names] = texts[document.documentElement.lang] ?? texts.en;
  const list = document.querySelector('dass-pick-list');
  list.label = label;
  list.items = names.map((label, id) => ({ id, label }));
</script>`;

export const promiseFrames = (): { readonly path: string; readonly html: string }[] => [
  { path: 'promise-rows', html: htmlFrame(ROWS, { title: '100,000 rows', root: '../' }) },
  { path: 'promise-reader', html: htmlFrame(READER, { title: 'Announcements', root: '../' }) },
];
