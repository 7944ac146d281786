import type { Material } from './materials.js';
import type { Texts } from './languages.js';
import { Random } from './random.js';
import type { MaterialFamily } from './suppliers.js';

/** Instructions on the label of a delivery. Where the label is printed, `{lote}` and the like are replaced. */
const INSTRUCTIONS: Readonly<Record<MaterialFamily, readonly Texts[]>> = {
  textile: [
    [
      'Lote {lote}, largura {largura} cm. Conferir a tonalidade <b>antes do corte</b> e deixar descansar por 24 horas.',
      'Lote {lote}, ancho {largura} cm. Verificar la tonalidad <b>antes del corte</b> y dejar reposar 24 horas.',
      'Batch {lote}, width {largura} cm. Check the shade <b>before cutting</b> and let the fabric rest for 24 hours.',
    ],
    [
      'Rolo {rolo} do lote {lote}. Guardar na horizontal, longe da luz do sol.',
      'Rollo {rolo} del lote {lote}. Guardar en posición horizontal, lejos de la luz del sol.',
      'Roll {rolo} of batch {lote}. Store horizontally, away from sunlight.',
    ],
  ],
  leather: [
    [
      'Lote {lote}, {area} m². Classificar por defeitos <b>antes do corte</b>: marcas, furos e veias aparentes.',
      'Lote {lote}, {area} m². Clasificar por defectos <b>antes del corte</b>: marcas, agujeros y venas visibles.',
      'Batch {lote}, {area} m². Grade by defects <b>before cutting</b>: marks, holes and visible veins.',
    ],
  ],
  soles: [
    [
      'Número {numero}, lote {lote}. Limpar e aplicar primer até %d minutos antes da colagem.',
      'Número {numero}, lote {lote}. Limpiar y aplicar imprimación hasta %d minutos antes del pegado.',
      'Size {numero}, batch {lote}. Clean and apply primer at most %d minutes before gluing.',
    ],
  ],
  threads: [
    [
      'Cone {cone}, lote {lote}. Não misturar cones de lotes diferentes na mesma peça.',
      'Cono {cone}, lote {lote}. No mezclar conos de lotes diferentes en la misma pieza.',
      'Cone {cone}, batch {lote}. Do not mix cones of different batches in the same piece.',
    ],
  ],
  trims: [
    [
      'Caixa {caixa} do lote {lote}. Conferir o banho em cinco peças de cada caixa.',
      'Caja {caixa} del lote {lote}. Verificar el baño en cinco piezas de cada caja.',
      'Box {caixa} of batch {lote}. Check the plating on five pieces of each box.',
    ],
  ],
  packaging: [
    [
      'Fardo {fardo}. Empilhar no máximo %d fardos, em local seco.',
      'Fardo {fardo}. Apilar como máximo %d fardos, en un lugar seco.',
      'Bale {fardo}. Stack at most %d bales, in a dry place.',
    ],
  ],
};

/** The description of a material in Portuguese, and its translations. */
export interface SampleDescription {
  readonly description: string;
  readonly translations: readonly { readonly codigo: string; readonly traducao: string }[];
}

/** Generates the description of a material. Most materials have none, and few of those are translated completely. */
export function sampleDescription({ id, family }: Pick<Material, 'id' | 'family'>): SampleDescription {
  const random = Random.of(61, id);
  if (!random.chance(0.4)) return { description: '', translations: [] };
  const [description, spanish, english] = random.pick(INSTRUCTIONS[family]);
  return {
    description,
    translations: [
      ...(random.chance(0.7) ? [{ codigo: 'es', traducao: spanish }] : []),
      ...(random.chance(0.3) ? [{ codigo: 'en', traducao: english }] : []),
    ],
  };
}
