import { translated, type Texts, type Translations } from './languages.js';
import { list } from './list.js';
import { Random } from './random.js';

export interface Employee {
  /** Personnel number, unique. */
  id: number;
  name: string;
  /** From the name, without accents. The domain cannot receive mail. */
  email: string;
  role: string;
  area: string;
  translations: Translations<Record<'role' | 'area', string>>;
}

const GIVEN_NAMES = [
  list(`
    Ana, Beatriz, Camila, Cecília, Cláudia, Conceição, Débora, Eduarda, Érica, Fernanda, Flávia, Glória, Graça,
    Helena, Heloísa, Iara, Inês, Júlia, Kátia, Laís, Letícia, Lívia, Lúcia, Luísa, Marília, Marina, Mônica,
    Natália, Patrícia, Renata, Rosângela, Sílvia, Sônia, Thaís, Valéria, Vânia, Vitória, Zélia
  `),
  list(`
    Antônio, Bruno, Caíque, Cássio, Diogo, Elói, Fábio, Gérson, Ícaro, João, Joaquim, José, Luís, Márcio, Mateus,
    Nélson, Otávio, Raí, Rogério, Rômulo, Sérgio, Tomás, Vinícius
  `),
];

const SURNAMES = list(`
  Abrahão, Aguiar, Almeida, Andrade, Araújo, Assunção, Azevedo, Barbosa, Bragança, Brandão, Câmara, Camargo,
  Cardoso, Carvalho, Conceição, Corrêa, Costa, Esteves, Falcão, Farias, Fernandes, Figueirêdo, Fonseca, Galvão,
  Gonçalves, Guimarães, Höller, Leitão, Lourenço, Luz, Magalhães, Marçal, Mendonça, Menezes, Mourão, Müller,
  Nóbrega, Nogueira, Oliveira, Paixão, Peçanha, Pereira, Pinheiro, Quintão, Ramalho, Rezende, Ribeiro, Salomão,
  Sant’Ana, Santarém, Schäfer, Simões, Siqueira, Souza, Távora, Teixeira, Valadão, Vasconcelos, Viçosa, Zanella
`);

const WORK: readonly { area: Texts; roles: readonly Texts[] }[] = [
  {
    area: ['PCP', 'PCP', 'Production planning'],
    roles: [
      ['Analista de PCP', 'Analista de PCP', 'Planning analyst'],
      ['Programador de produção', 'Programador de producción', 'Production scheduler'],
      ['Coordenadora de PCP', 'Coordinadora de PCP', 'Planning coordinator'],
    ],
  },
  {
    area: ['Modelagem', 'Patronaje', 'Pattern making'],
    roles: [
      ['Modelista', 'Patronista', 'Pattern maker'],
      ['Técnico de modelagem', 'Técnico de patronaje', 'Pattern technician'],
      ['Desenhista de produto', 'Diseñador de producto', 'Product designer'],
    ],
  },
  {
    area: ['Compras', 'Compras', 'Purchasing'],
    roles: [
      ['Compradora', 'Compradora', 'Buyer'],
      ['Analista de suprimentos', 'Analista de suministros', 'Supply analyst'],
      ['Assistente de compras', 'Asistente de compras', 'Purchasing assistant'],
    ],
  },
  {
    area: ['Provas', 'Pruebas', 'Fittings'],
    roles: [
      ['Técnica de calce', 'Técnica de calce', 'Fitting technician'],
      ['Analista de provas', 'Analista de pruebas', 'Fitting analyst'],
    ],
  },
  {
    area: ['Costura', 'Costura', 'Sewing'],
    roles: [
      ['Costureira', 'Costurera', 'Sewing operator'],
      ['Supervisor de costura', 'Supervisor de costura', 'Sewing supervisor'],
      ['Revisora', 'Revisora', 'Inspector'],
    ],
  },
  {
    area: ['Montagem', 'Montaje', 'Assembly'],
    roles: [
      ['Montador', 'Montador', 'Assembler'],
      ['Líder de esteira', 'Líder de línea', 'Line leader'],
      ['Inspetora de qualidade', 'Inspectora de calidad', 'Quality inspector'],
    ],
  },
  {
    area: ['Administração', 'Administración', 'Administration'],
    roles: [
      ['Analista de cadastros', 'Analista de registros', 'Master data analyst'],
      ['Assistente administrativo', 'Asistente administrativo', 'Administrative assistant'],
      ['Controladora de custos', 'Controladora de costos', 'Cost controller'],
    ],
  },
];

export const employeeDomain = 'aurora.example';

/**
 * Generates employees of the factory with Portuguese names. A longer list starts with the same employees as a shorter one.
 */
export function employees(count: number, seed = 1): Employee[] {
  return Array.from({ length: count }, (_, index) => employeeAt(index, seed));
}

export function employeeAt(index: number, seed = 1): Employee {
  const random = Random.of(seed, index);
  const names = random.pick(GIVEN_NAMES);
  const given = random.pick(names);
  const second = random.pick(names);
  const first = random.pick(SURNAMES);
  const last = random.pick(SURNAMES);
  const isDouble = second !== given && random.chance(0.3);
  const particle = random.chance(0.2) ? 'de ' : '';
  const { area, roles } = random.pick(WORK);
  const id = 1000 + index;
  return {
    id,
    name: `${given} ${isDouble ? `${second} ` : ''}${first === last ? '' : `${first} `}${particle}${last}`,
    // The number makes the address unique.
    email: `${plain(given)}.${plain(last)}.${id}@${employeeDomain}`,
    ...translated({ role: random.pick(roles), area }),
  };
}

function plain(name: string): string {
  return name
    .normalize('NFD')
    .replace(/[^A-Za-z]/g, '')
    .toLowerCase();
}
