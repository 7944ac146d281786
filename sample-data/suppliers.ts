import { list } from './list.js';
import { Random } from './random.js';

export const materialFamilies = ['textile', 'leather', 'soles', 'threads', 'trims', 'packaging'] as const;
export type MaterialFamily = (typeof materialFamilies)[number];

export interface Supplier {
  id: number;
  name: string;
  /**
   * 14 digits in the format 00.000.000/0000-00. The check digits are invalid, so that no real company has this number.
   */
  taxNumber: string;
  city: string;
  state: string;
  /** Family of its main products. */
  family: MaterialFamily;
  /** Days from order to delivery. */
  leadTime: number;
}

const TRADES: Record<MaterialFamily, readonly string[]> = {
  textile: ['Tecelagem', 'Malharia', 'Fiação', 'Têxtil'],
  leather: ['Curtume', 'Couros', 'Peles e Couros'],
  soles: ['Solados', 'Injetados', 'Borrachas'],
  threads: ['Linhas', 'Fios Industriais', 'Filamentos'],
  trims: ['Aviamentos', 'Metais', 'Zíperes e Fivelas', 'Etiquetas'],
  packaging: ['Embalagens', 'Cartonagem', 'Papelão'],
};

const COMPANY_NAMES = list(`
  Alvorada, Água Branca, Boa Esperança, Campo Limpo, Capão Alto, Dois Irmãos, Esperança, Estância Velha, Guaíba,
  Harmonia, Imbuia, Irmãos Zanella, Itajaí, Jaraguá, Lajeado, Mantiqueira, Nossa Senhora da Luz, Paraíba do Sul,
  Paranhana, Piratininga, Rio do Peixe, Santa Helena, Santo Antônio, São Bento, São João, Serra Azul, Sertãozinho,
  Três Corações, União, Vale dos Sinos, Vitória
`);

const FORMS = ['Ltda.', 'S.A.', 'Indústria e Comércio Ltda.', 'Ltda. – EPP'] as const;

const CITIES = list(`
  Americana SP, Birigui SP, Blumenau SC, Brusque SC, Campina Grande PB, Campo Bom RS, Cianorte PR, Franca SP,
  Igrejinha RS, Itapetinga BA, Jaú SP, Joinville SC, Maracanaú CE, Nova Serrana MG, Novo Hamburgo RS,
  Santa Cruz do Capibaribe PE, São João Batista SC, Sapiranga RS, Sobral CE, Três Coroas RS
`);

/** Generates suppliers. The families alternate, so that each group of six has one supplier of every family. */
export function suppliers(count: number, seed = 7): Supplier[] {
  return Array.from({ length: count }, (_, index) => supplierAt(index, seed));
}

export function supplierAt(index: number, seed = 7): Supplier {
  const random = Random.of(seed, index);
  const family = materialFamilies[index % materialFamilies.length] as MaterialFamily;
  const cityAndState = random.pick(CITIES);
  return {
    id: index + 1,
    name: `${random.pick(TRADES[family])} ${random.pick(COMPANY_NAMES)} ${random.pick(FORMS)}`,
    taxNumber: inventedTaxNumber(random),
    city: cityAndState.slice(0, -3),
    state: cityAndState.slice(-2),
    family,
    leadTime: random.between(3, 45),
  };
}

function inventedTaxNumber(random: Random): string {
  const digits = Array.from({ length: 8 }, () => random.between(0, 9)).concat(0, 0, 0, 1);
  const first = checkDigit(digits);
  const second = checkDigit([...digits, first]);
  const wrong = (second + 1 + random.between(0, 8)) % 10;
  const text = [...digits, first, wrong].join('');
  return `${text.slice(0, 2)}.${text.slice(2, 5)}.${text.slice(5, 8)}/${text.slice(8, 12)}-${text.slice(12)}`;
}

/** Computes the next check digit of a Brazilian company number (weights 2 to 9 from the right, modulo 11). */
export function checkDigit(digits: readonly number[]): number {
  const sum = digits.reduceRight((total, digit, index) => total + digit * (2 + ((digits.length - 1 - index) % 8)), 0);
  const rest = sum % 11;
  return rest < 2 ? 0 : 11 - rest;
}
