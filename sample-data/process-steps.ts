import { personAt } from './people.js';
import { Random } from './random.js';

export interface ProcessStep {
  id: number;
  /** In tens, as on a route sheet: 10, 20, 30 … */
  sequence: number;
  name: string;
  sector: string;
  machine: string;
  /** Standard time for one pair, in minutes. */
  minutes: number;
  responsible: string;
  status: 'waiting' | 'running' | 'done' | 'stopped';
}

/** In the order in which a shoe goes through the factory. */
const SECTORS: readonly { name: string; machines: readonly string[]; operations: readonly string[] }[] = [
  {
    name: 'Corte',
    machines: ['Balancim de ponte 02', 'Balancim de braço 07', 'Mesa de corte a laser 01'],
    operations: ['Cortar gáspea', 'Cortar forro', 'Cortar reforços', 'Conferir numeração', 'Separar por talão'],
  },
  {
    name: 'Preparação',
    machines: ['Chanfradeira 04', 'Divisora 01', 'Bancada 11'],
    operations: [
      'Chanfrar bordas',
      'Rebaixar couro',
      'Aplicar reforço',
      'Carimbar tamanho',
      'Colar espuma da lingueta',
    ],
  },
  {
    name: 'Costura',
    machines: ['Máquina de coluna 15', 'Máquina plana 22', 'Zigue-zague 03', 'Programável 06'],
    operations: [
      'Costurar laterais',
      'Pespontar gáspea',
      'Fechar traseiro',
      'Costurar forro',
      'Virar e refilar colarinho',
    ],
  },
  {
    name: 'Montagem',
    machines: ['Conformadora 02', 'Montadora de bico 01', 'Forno de reativação 03', 'Prensa sorveteira 02'],
    operations: [
      'Conformar contraforte',
      'Montar bico',
      'Lixar cabedal',
      'Aplicar adesivo',
      'Prensar solado',
      'Desenformar',
    ],
  },
  {
    name: 'Acabamento',
    machines: ['Bancada 31', 'Escova 02', 'Túnel de frio 01'],
    operations: ['Limpar resíduos', 'Colocar palmilha', 'Passar atacador', 'Revisar par', 'Encaixotar'],
  },
];

const ALL = SECTORS.flatMap((sector) => sector.operations.map((operation) => ({ sector, operation })));

/** The steps of a route sheet. Longer lists go round the factory again, as further rounds of the same order. */
export function processSteps(count: number, seed = 90): ProcessStep[] {
  return Array.from({ length: count }, (_, index) => {
    const random = Random.of(seed, index);
    const { sector, operation } = ALL[index % ALL.length] as (typeof ALL)[number];
    const round = Math.floor(index / ALL.length);
    return {
      id: index + 1,
      sequence: (index + 1) * 10,
      name: round ? `${operation} (${round + 1}ª passada)` : operation,
      sector: sector.name,
      machine: random.pick(sector.machines),
      minutes: random.amount(0.2, 4.8),
      responsible: personAt(random.between(0, 199)).name,
      status: random.pick(['waiting', 'waiting', 'running', 'done', 'done', 'done', 'stopped']),
    };
  });
}
