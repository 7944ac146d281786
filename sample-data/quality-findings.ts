import { employeeAt } from './employees.js';
import { translated, type Texts, type Translations } from './languages.js';
import { materialAt } from './materials.js';
import { Random } from './random.js';
import type { MaterialFamily } from './suppliers.js';

export const findingStatuses = ['open', 'analysis', 'returned', 'released'] as const;
export type FindingStatus = (typeof findingStatuses)[number];

/** What the inspection of a delivered lot has found. */
export interface QualityFinding {
  id: number;
  /** Unique, such as OC-002307. */
  code: string;
  materialCode: string;
  materialName: string;
  lot: string;
  defect: string;
  translations: Translations<Record<'defect', string>>;
  /** Number of inspected units. */
  inspected: number;
  /** Number of inspected units with the defect. */
  defective: number;
  status: FindingStatus;
  inspector: string;
  /** ISO 8601 date. */
  foundOn: string;
}

const DEFECTS: Readonly<Record<MaterialFamily, readonly Texts[]>> = {
  textile: [
    ['Tonalidade fora do padrão', 'Tonalidad fuera del patrón', 'Shade off standard'],
    ['Fio puxado', 'Hilo enganchado', 'Snagged yarn'],
    ['Largura menor que a nominal', 'Ancho menor que el nominal', 'Width below nominal'],
  ],
  leather: [
    ['Espessura irregular', 'Espesor irregular', 'Uneven thickness'],
    ['Marca de carrapato na flor', 'Marca de garrapata en la flor', 'Tick mark on the grain'],
    ['Acabamento descascando', 'Acabado que se descascara', 'Peeling finish'],
  ],
  soles: [
    ['Bolha na injeção', 'Burbuja en la inyección', 'Injection bubble'],
    ['Rebarba na borda', 'Rebaba en el borde', 'Flash on the edge'],
    ['Dureza acima do limite', 'Dureza por encima del límite', 'Hardness above limit'],
  ],
  threads: [
    ['Ruptura abaixo da carga', 'Rotura por debajo de la carga', 'Breaks below load'],
    ['Emenda com nó', 'Empalme con nudo', 'Knotted splice'],
  ],
  trims: [
    ['Ilhós oxidado', 'Ojal oxidado', 'Oxidised eyelet'],
    ['Zíper que trava', 'Cierre que se traba', 'Zip that jams'],
  ],
  packaging: [
    ['Impressão borrada', 'Impresión borrosa', 'Smudged print'],
    ['Caixa amassada', 'Caja abollada', 'Crushed box'],
  ],
};

const DAY_MS = 86_400_000;

/** Generates findings, the newest first. @param now in milliseconds since 1970 */
export const qualityFindings = (count: number, now: number, seed = 2291): QualityFinding[] =>
  Array.from({ length: count }, (_, index) => {
    const random = Random.of(seed, index);
    const material = materialAt(random.between(0, 19_999));
    const inspected = random.pick([20, 40, 80, 125]);
    const foundOn = new Date(now - Math.floor(index * 0.7) * DAY_MS).toISOString().slice(0, 10);
    return {
      id: index + 1,
      code: `OC-${String(2_400 - index).padStart(6, '0')}`,
      materialCode: material.code,
      materialName: material.name,
      lot: `L-${random.between(1_000, 9_999)}`,
      ...translated({ defect: random.pick(DEFECTS[material.family]) }),
      inspected,
      defective: random.between(1, Math.ceil(inspected / 5)),
      // The newest ones are not decided yet.
      status:
        index < 12 ? random.pick(['open', 'open', 'analysis']) : random.pick(['analysis', 'returned', 'released']),
      inspector: employeeAt(random.between(0, 199)).name,
      foundOn,
    };
  });
