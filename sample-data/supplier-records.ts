import { list } from './list.js';
import { Random } from './random.js';
import { materialFamilies, type MaterialFamily } from './suppliers.js';
import { taxIdOf, type TaxCountry } from './tax-ids.js';

/** A supplier as the purchasing department has it on record. */
export interface SupplierRecord {
  readonly id: number;
  readonly code: string;
  readonly name: string;
  /** Formatted as in its country, with valid check digits. */
  readonly taxId: string;
  readonly city: string;
  /** State, province or department. */
  readonly state: string;
  readonly country: TaxCountry;
  readonly category: MaterialFamily;
  /** Days until each payment, such as `30/60`. */
  readonly paymentTerm: string;
  readonly active: boolean;
  /** Number of orders that are not delivered yet. */
  readonly openOrders: number;
}

export const paymentTerms = ['0', '14', '28', '30', '28/56', '30/60', '30/60/90'] as const;

const PORTUGUESE: Readonly<Record<MaterialFamily, readonly string[]>> = {
  textile: ['Tecelagem', 'Malharia', 'Fiação', 'Têxtil', 'Não Tecidos'],
  leather: ['Curtume', 'Couros', 'Peles e Couros', 'Sintéticos'],
  soles: ['Solados', 'Injetados', 'Borrachas', 'Palmilhas', 'Componentes'],
  threads: ['Linhas', 'Fios Industriais', 'Filamentos'],
  trims: ['Aviamentos', 'Metais', 'Zíperes e Fivelas', 'Etiquetas', 'Cadarços'],
  packaging: ['Embalagens', 'Cartonagem', 'Papelão'],
};
const SPANISH: Readonly<Record<MaterialFamily, readonly string[]>> = {
  textile: ['Textil', 'Hilandería', 'Tejeduría'],
  leather: ['Curtiembre', 'Cueros', 'Curtidos'],
  soles: ['Suelas', 'Cauchos', 'Inyectados'],
  threads: ['Hilos', 'Hilados'],
  trims: ['Herrajes', 'Avíos', 'Etiquetas'],
  packaging: ['Cartones', 'Envases', 'Embalajes'],
};

const BRAZILIAN_NAMES = list(`
  Alvorada, Água Branca, Bela Vista, Boa Esperança, Campo Limpo, Capão Alto, Dois Irmãos, Esperança, Estância Velha,
  Guaíba, Harmonia, Imbuia, Irmãos Zanella, Irmãos Bühler, Itajaí, Jaraguá, Lajeado, Mantiqueira, Morro Reuter,
  Nossa Senhora da Luz, Nova Aliança, Paraíba do Sul, Paranhana, Pinheiral, Piratininga, Rio do Peixe, Rio Pardo,
  Santa Helena, Santa Tecla, Santo Antônio, São Bento, São João, São Leopoldo, Serra Azul, Sertãozinho, Três Corações,
  Três Passos, União, Vale dos Sinos, Vitória
`);
const SPANISH_NAMES = list(`
  Andina, Arequito, Bella Vista, Cordillera, Del Litoral, Del Sur, El Ombú, Hermanos Ibáñez, La Esperanza, La Plata,
  Los Álamos, Nueva Helvecia, Paraná, Río Negro, San Martín, Santa Rosa, Unión, Ñandubay
`);

const PLACES: Readonly<Record<TaxCountry, readonly string[]>> = {
  BR: list(`
    Americana SP, Araranguá SC, Birigui SP, Blumenau SC, Brusque SC, Campina Grande PB, Campo Bom RS, Cianorte PR,
    Crato CE, Estância Velha RS, Feira de Santana BA, Franca SP, Guarulhos SP, Igrejinha RS, Itapetinga BA, Jaú SP,
    Joinville SC, Juazeiro do Norte CE, Maracanaú CE, Montenegro RS, Nova Hartz RS, Nova Serrana MG, Novo Hamburgo RS,
    Parobé RS, Santa Cruz do Capibaribe PE, São João Batista SC, São Leopoldo RS, Sapiranga RS, Sobral CE, Taquara RS,
    Três Coroas RS, Venâncio Aires RS
  `),
  AR: list('Avellaneda BA, Lanús BA, Pilar BA, Córdoba CO, Rafaela SF, Rosario SF, Las Parejas SF, Gualeguay ER'),
  CL: list('Maipú RM, San Bernardo RM, Talca ML, Temuco AR'),
  PY: list('Ciudad del Este AP, Encarnación IT, Luque CE, Ñemby CE'),
  UY: list('Canelones CA, Montevideo MO, Paysandú PA, Salto SA'),
};

/** Legal forms, and how the digits before the check digits begin. These numbers are above those that are in use. */
const COUNTRIES: Readonly<Record<TaxCountry, { readonly forms: readonly string[]; base(random: Random): string }>> = {
  BR: {
    forms: ['Ltda.', 'S.A.', 'Indústria e Comércio Ltda.', 'Ltda. – EPP', 'EIRELI'],
    base: (random) => `99${digits(random, 6)}${random.chance(0.8) ? '0001' : `000${random.between(2, 6)}`}`,
  },
  AR: { forms: ['S.A.', 'S.R.L.', 'S.A.S.'], base: (random) => `3099${digits(random, 6)}` },
  CL: { forms: ['SpA', 'Ltda.', 'S.A.'], base: (random) => `99${digits(random, 6)}` },
  PY: { forms: ['S.A.', 'S.R.L.', 'E.A.S.'], base: (random) => `899${digits(random, 5)}` },
  UY: { forms: ['S.A.', 'S.R.L.', 'S.A.S.'], base: (random) => `2199${digits(random, 4)}001` },
};

function digits(random: Random, count: number): string {
  return Array.from({ length: count }, () => random.between(0, 9)).join('');
}

/** Generates suppliers: most are in Brazil, the others in its neighbour countries. No two have the same tax id. */
export function supplierRecords(count: number, seed = 14): SupplierRecord[] {
  const taxIds = new Set<string>();
  return Array.from({ length: count }, (_, index) => {
    const random = Random.of(seed, index);
    const record = recordAt(index, random);
    let { taxId } = record;
    while (taxIds.has(taxId)) taxId = inventedTaxId(record.country, random);
    taxIds.add(taxId);
    return { ...record, taxId };
  });
}

function recordAt(index: number, random: Random): SupplierRecord {
  const country = random.chance(0.8) ? 'BR' : random.pick(['AR', 'AR', 'AR', 'CL', 'PY', 'UY'] as const);
  const category = random.pick(materialFamilies);
  const [trades, names] = country === 'BR' ? [PORTUGUESE, BRAZILIAN_NAMES] : [SPANISH, SPANISH_NAMES];
  const place = random.pick(PLACES[country]);
  const active = random.chance(0.92);
  return {
    id: index + 1,
    code: `F-${String(index + 1).padStart(5, '0')}`,
    name: `${random.pick(trades[category])} ${random.pick(names)} ${random.pick(COUNTRIES[country].forms)}`,
    taxId: inventedTaxId(country, random),
    city: place.slice(0, -3),
    state: place.slice(-2),
    country,
    category,
    paymentTerm: random.pick(paymentTerms),
    active,
    openOrders: active && random.chance(0.3) ? random.between(1, 8) : 0,
  };
}

function inventedTaxId(country: TaxCountry, random: Random): string {
  for (;;) {
    const taxId = taxIdOf(country, COUNTRIES[country].base(random));
    if (taxId) return taxId;
  }
}
