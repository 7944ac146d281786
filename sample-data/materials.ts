import type { Texts, Translations } from './languages.js';
import { list } from './list.js';
import { Random } from './random.js';
import { materialFamilies, supplierAt, type MaterialFamily } from './suppliers.js';

export interface Material {
  id: number;
  /** Unique, such as TX-001824. */
  code: string;
  name: string;
  family: MaterialFamily;
  /** Name of the family for the screen. */
  familyName: string;
  unit: string;
  supplierId: number;
  supplier: string;
  /** In reais per unit. */
  price: number;
  status: 'active' | 'inactive' | 'blocked';
  /** True when it cannot be selected; then the reason is not empty. */
  blocked: boolean;
  blockedReason: string;
  /** Position in the company's own order, which is not the order of the codes. */
  order: number;
}

interface FamilyRule {
  prefix: string;
  name: string;
  prices: readonly [low: number, high: number];
  /** Percentage of the materials in this family. */
  share: number;
  describe: (random: Random) => readonly [name: string, unit: string];
}

const COLOURS = list(`
  amarelo-ouro, areia, azul-marinho, azul-petróleo, azul-royal, bege, bordô, branco, branco-neve, café, camurça,
  caramelo, castanho, cinza-chumbo, cinza-mescla, coral, cru, ferrugem, gelo, grafite, laranja, lilás, marfim,
  marrom, mostarda, natural, off-white, preto, rosa-chá, terracota, tabaco, verde-musgo, verde-oliva, vermelho,
  vinho
`);

const BASES = list(`
  Malha de algodão penteado, Malha piquet de algodão, Malha canelada, Moletom flanelado, Sarja de algodão, Lona de
  algodão, Brim pesado, Gabardine de poliéster, Tricoline mista, Tela espaçadora 3D, Tela mesh respirável, Cetim de
  poliéster, Forro de poliamida, Não tecido de fibra, Nylon resinado, Lycra sem costura, Veludo cotelê, Jacquard de
  lã acrílica
`);

const YARNS = ['20/1', '24/1', '26/1', '28/1', '30/1', '36/1', '40/1', '20/2', '30/2', '50/2'] as const;

const HIDES = list(`
  Couro bovino, Couro bovino nobuck, Couro bovino floater, Couro bovino estonado, Couro bovino verniz, Couro
  caprino, Pelica de cabra, Raspa de couro, Camurça bovina, Couro bovino vegetal, Vaqueta lisa, Laminado sintético
  de PU, Microfibra de PU
`);

const FINISHES = [
  'anilina',
  'semianilina',
  'pigmentado',
  'encerado',
  'craquelado',
  'hidrofugado',
  'atanado',
  'relax',
] as const;

const SOLE_KINDS = [
  'Solado de borracha',
  'Solado de TR',
  'Solado de PU',
  'Solado de PVC',
  'Entressola de EVA',
  'Palmilha de EVA',
  'Palmilha de montagem',
  'Salto revestido',
  'Vira de borracha',
  'Placa de EVA',
] as const;

const SOLE_MODELS = list(`
  Aurora, Brisa, Canela, Duna, Ébano, Falésia, Garoa, Horizonte, Ipê, Jatobá, Litoral, Maré, Neblina, Oásis, Pampa,
  Quiriri, Rio, Sertão, Trilha, Urbano, Vereda, Xingu
`);

const THREADS = [
  'Linha de poliéster',
  'Linha de poliamida',
  'Linha de algodão',
  'Linha encerada',
  'Linha bonderizada',
  'Fio de overloque',
  'Fio texturizado',
  'Fio elástico',
  'Linha para bordar',
] as const;

const METAL_TRIMS = [
  'Ilhós de latão',
  'Ilhós de alumínio',
  'Fivela de zamac',
  'Botão de pressão',
  'Rebite tubular',
  'Gancho para atacador',
  'Enfeite metálico',
  'Ponteira metálica',
  'Meia-argola',
  'Cursor de zíper',
] as const;

const METALS = [
  'níquel',
  'níquel velho',
  'ouro velho',
  'ouro light',
  'grafite',
  'preto fosco',
  'cobre',
  'cromado',
] as const;

const SOFT_TRIMS = [
  'Zíper espiral',
  'Zíper tratorado',
  'Atacador chato',
  'Atacador redondo',
  'Elástico jacquard',
  'Fita de gorgorão',
  'Velcro macho e fêmea',
  'Viés de algodão',
  'Cordão encerado',
  'Galão bordado',
] as const;

const BOXES = ['Caixa de papelão ondulado', 'Caixa individual', 'Caixa coletiva', 'Caixa com tampa'] as const;

const SHEETS = [
  'Papel de seda',
  'Saco de TNT',
  'Saco plástico',
  'Etiqueta de código de barras',
  'Cartela de papel',
  'Folha de proteção',
] as const;

const RULES: Record<MaterialFamily, FamilyRule> = {
  textile: {
    prefix: 'TX',
    name: 'Têxteis',
    prices: [6, 85],
    share: 28,
    describe: (random) => [
      `${random.pick(BASES)} ${random.pick(YARNS)} ${random.between(11, 38) * 10} g/m² ${random.pick(COLOURS)}`,
      random.pick(['m', 'kg', 'm²']),
    ],
  },
  leather: {
    prefix: 'CO',
    name: 'Couros e sintéticos',
    prices: [12, 240],
    share: 16,
    describe: (random) => {
      const thin = random.between(8, 26);
      const thickness = `${tenths(thin)}/${tenths(thin + 2)} mm`;
      return [
        `${random.pick(HIDES)} ${thickness} acabamento ${random.pick(FINISHES)} ${random.pick(COLOURS)}`,
        random.pick(['m²', 'dm²']),
      ];
    },
  },
  soles: {
    prefix: 'SO',
    name: 'Solados e palmilhas',
    prices: [3, 58],
    share: 16,
    describe: (random) => [
      `${random.pick(SOLE_KINDS)} ${random.pick(SOLE_MODELS)} nº ${random.between(33, 45)} ${random.pick(COLOURS)}`,
      'par',
    ],
  },
  threads: {
    prefix: 'LI',
    name: 'Linhas e fios',
    prices: [4, 62],
    share: 12,
    describe: (random) => [
      `${random.pick(THREADS)} nº ${random.pick([20, 30, 36, 40, 60, 80, 120])} cone ${random.between(1, 10)}.000 m ` +
        `${random.pick(COLOURS)} ${random.between(100, 399)}`,
      random.pick(['cone', 'cone', 'kg']),
    ],
  },
  trims: {
    prefix: 'AV',
    name: 'Aviamentos',
    prices: [0.05, 14],
    share: 18,
    describe: (random) =>
      random.chance(0.5)
        ? [
            `${random.pick(METAL_TRIMS)} ${random.between(3, 40)} mm ${random.pick(METALS)} ref. ${random.between(100, 999)}`,
            random.pick(['un', 'milheiro']),
          ]
        : [
            `${random.pick(SOFT_TRIMS)} ${random.between(3, 60)} mm ${random.pick(COLOURS)} ref. ${random.between(100, 399)}`,
            random.pick(['m', 'un']),
          ],
  },
  packaging: {
    prefix: 'EM',
    name: 'Embalagens',
    prices: [0.08, 9],
    share: 10,
    describe: (random) =>
      random.chance(0.6)
        ? [
            `${random.pick(BOXES)} ${random.between(18, 60)} × ${random.between(12, 45)} × ${random.between(6, 30)} cm`,
            'un',
          ]
        : [
            `${random.pick(SHEETS)} ${random.between(5, 60)} × ${random.between(5, 45)} cm ref. ${random.between(10, 99)}`,
            'milheiro',
          ],
  },
};

/** One entry for each percent, so that one random pick selects a family by its share. */
const BY_SHARE = materialFamilies.flatMap((family) => Array<MaterialFamily>(RULES[family].share).fill(family));

const REASONS: readonly Texts[] = [
  ['Lote reprovado no ensaio de tração', 'Lote rechazado en el ensayo de tracción', 'Lot failed the tensile test'],
  ['Fornecedor sem certidão válida', 'Proveedor sin certificado vigente', 'Supplier without a valid certificate'],
  ['Ficha técnica em revisão', 'Ficha técnica en revisión', 'Data sheet under review'],
  [
    'Substância restrita acima do limite',
    'Sustancia restringida por encima del límite',
    'Restricted substance above the limit',
  ],
  ['Preço vencido', 'Precio vencido', 'Price expired'],
];

/** Returns the translations of a blocked reason; undefined for a reason that is not in this data. */
export function blockedReasonTranslations(reason: string): Translations<string> | undefined {
  const found = REASONS.find(([pt]) => pt === reason);
  return found && { es: found[1], en: found[2] };
}

/** Number of suppliers of the materials: `suppliers(materialSuppliers)` returns all of them. */
export const materialSuppliers = 96;
const KINDS = materialFamilies.length;

const SUPPLIER_NAMES = Array.from({ length: materialSuppliers }, (_, index) => supplierAt(index).name);

/**
 * Generates materials of a footwear and clothing factory. A longer list starts with the same materials as a shorter
 * one.
 */
export function materials(count: number, seed = 1824): Material[] {
  return Array.from({ length: count }, (_, index) => materialAt(index, seed));
}

export function materialAt(index: number, seed = 1824): Material {
  const random = Random.of(seed, index);
  const family = random.pick(BY_SHARE);
  const rule = RULES[family];
  const supplier = materialFamilies.indexOf(family) + KINDS * random.between(0, materialSuppliers / KINDS - 1);
  const [name, unit] = rule.describe(random);
  const statusValue = random.next();
  const status = statusValue < 0.9 ? 'active' : statusValue < 0.96 ? 'inactive' : 'blocked';
  return {
    id: index + 1,
    code: `${rule.prefix}-${String(index + 1).padStart(6, '0')}`,
    name,
    family,
    familyName: rule.name,
    unit,
    supplierId: supplier + 1,
    supplier: SUPPLIER_NAMES[supplier] as string,
    price: random.amount(...rule.prices),
    status,
    blocked: status === 'blocked',
    blockedReason: status === 'blocked' ? random.pick(REASONS)[0] : '',
    order: random.between(1, 999_999),
  };
}

function tenths(value: number): string {
  return (value / 10).toFixed(1).replace('.', ',');
}
