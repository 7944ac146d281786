import { translated, type Texts, type Translations } from './languages.js';
import { employeeAt } from './employees.js';
import { Random } from './random.js';

export interface ProcessStep {
  id: number;
  /** In steps of ten, as on a route sheet: 10, 20, 30 … */
  sequence: number;
  name: string;
  sector: string;
  translations: Translations<Record<'name' | 'sector' | 'machine', string>>;
  machine: string;
  /** Standard time per pair, in minutes. */
  minutes: number;
  responsible: string;
  status: 'waiting' | 'running' | 'done' | 'stopped';
}

/** The sectors of the factory with their machines and operations, in the order of production. */
export const processSectors: readonly { name: Texts; machines: readonly Texts[]; operations: readonly Texts[] }[] = [
  {
    name: ['Corte', 'Corte', 'Cutting'],
    machines: [
      ['Balancim de ponte 02', 'Troqueladora de puente 02', 'Bridge cutting press 02'],
      ['Balancim de braço 07', 'Troqueladora de brazo 07', 'Swing-arm cutting press 07'],
      ['Mesa de corte a laser 01', 'Mesa de corte láser 01', 'Laser cutting table 01'],
    ],
    operations: [
      ['Cortar gáspea', 'Cortar pala', 'Cut vamp'],
      ['Cortar forro', 'Cortar forro', 'Cut lining'],
      ['Cortar reforços', 'Cortar refuerzos', 'Cut reinforcements'],
      ['Conferir numeração', 'Verificar numeración', 'Check sizes'],
      ['Separar por talão', 'Separar por talón', 'Sort by ticket'],
    ],
  },
  {
    name: ['Preparação', 'Preparación', 'Preparation'],
    machines: [
      ['Chanfradeira 04', 'Rebajadora 04', 'Skiving machine 04'],
      ['Divisora 01', 'Divididora 01', 'Splitting machine 01'],
      ['Bancada 11', 'Mesa de trabajo 11', 'Workbench 11'],
    ],
    operations: [
      ['Chanfrar bordas', 'Rebajar bordes', 'Skive edges'],
      ['Rebaixar couro', 'Dividir cuero', 'Split leather'],
      ['Aplicar reforço', 'Aplicar refuerzo', 'Apply reinforcement'],
      ['Carimbar tamanho', 'Timbrar talla', 'Stamp size'],
      ['Colar espuma da lingueta', 'Pegar espuma de la lengüeta', 'Glue tongue foam'],
    ],
  },
  {
    name: ['Costura', 'Costura', 'Sewing'],
    machines: [
      ['Máquina de coluna 15', 'Máquina de columna 15', 'Post-bed machine 15'],
      ['Máquina plana 22', 'Máquina plana 22', 'Flatbed machine 22'],
      ['Zigue-zague 03', 'Zigzag 03', 'Zigzag machine 03'],
      ['Programável 06', 'Programable 06', 'Programmable machine 06'],
    ],
    operations: [
      ['Costurar laterais', 'Coser laterales', 'Sew quarters'],
      ['Pespontar gáspea', 'Pespuntear pala', 'Topstitch vamp'],
      ['Fechar traseiro', 'Cerrar talón', 'Close back seam'],
      ['Costurar forro', 'Coser forro', 'Sew lining'],
      ['Virar e refilar colarinho', 'Voltear y recortar cuello', 'Turn and trim collar'],
    ],
  },
  {
    name: ['Montagem', 'Montaje', 'Assembly'],
    machines: [
      ['Conformadora 02', 'Conformadora 02', 'Counter molding machine 02'],
      ['Montadora de bico 01', 'Montadora de puntera 01', 'Toe lasting machine 01'],
      ['Forno de reativação 03', 'Horno de reactivación 03', 'Reactivation oven 03'],
      ['Prensa sorveteira 02', 'Prensa de suela 02', 'Sole press 02'],
    ],
    operations: [
      ['Conformar contraforte', 'Conformar contrafuerte', 'Form counter'],
      ['Montar bico', 'Montar puntera', 'Last toe'],
      ['Lixar cabedal', 'Cardar corte', 'Roughen upper'],
      ['Aplicar adesivo', 'Aplicar adhesivo', 'Apply adhesive'],
      ['Prensar solado', 'Prensar suela', 'Press sole'],
      ['Desenformar', 'Deshormar', 'Remove last'],
    ],
  },
  {
    name: ['Acabamento', 'Acabado', 'Finishing'],
    machines: [
      ['Bancada 31', 'Mesa de trabajo 31', 'Workbench 31'],
      ['Escova 02', 'Cepillo 02', 'Brushing machine 02'],
      ['Túnel de frio 01', 'Túnel de frío 01', 'Cooling tunnel 01'],
    ],
    operations: [
      ['Limpar resíduos', 'Limpiar residuos', 'Clean residue'],
      ['Colocar palmilha', 'Colocar plantilla', 'Insert insole'],
      ['Passar atacador', 'Pasar cordón', 'Thread laces'],
      ['Revisar par', 'Revisar par', 'Inspect pair'],
      ['Encaixotar', 'Embalar en caja', 'Box'],
    ],
  },
];

const ALL = processSectors.flatMap((sector) => sector.operations.map((operation) => ({ sector, operation })));

/** Generates the steps of a route sheet. Longer lists repeat all operations as further rounds of the same order. */
export function processSteps(count: number, seed = 90): ProcessStep[] {
  return Array.from({ length: count }, (_, index) => {
    const random = Random.of(seed, index);
    const { sector, operation } = ALL[index % ALL.length] as (typeof ALL)[number];
    const round = Math.floor(index / ALL.length);
    return {
      id: index + 1,
      sequence: (index + 1) * 10,
      ...translated({
        name: round ? inRound(operation, round + 1) : operation,
        sector: sector.name,
        machine: random.pick(sector.machines),
      }),
      minutes: random.amount(0.2, 4.8),
      responsible: employeeAt(random.between(0, 199)).name,
      status: random.pick(['waiting', 'waiting', 'running', 'done', 'done', 'done', 'stopped']),
    };
  });
}

const inRound = ([pt, es, en]: Texts, round: number): Texts => [
  `${pt} (${round}ª passada)`,
  `${es} (${round}.ª pasada)`,
  `${en} (round ${round})`,
];
