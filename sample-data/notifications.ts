import { materialAt } from './materials.js';
import { employeeAt } from './employees.js';
import { translated, type Texts, type Translations } from './languages.js';
import { Random } from './random.js';

/** Content of a notification, without the fields that the platform adds (id, time, read state). */
export interface NotificationContent {
  url: { url: string };
  data: {
    /** Address of an image, or a text for initials. */
    avatar: string;
    title: string;
    description: string;
    detail: string;
  };
  translations: Translations<Record<'title' | 'description' | 'detail', string>>;
}

export interface SampleNotification extends NotificationContent {
  id: string;
  readed: boolean;
  /** ISO 8601 with time. */
  createdAt: string;
}

/** The factory's logo, 24 × 24: an avatar image that needs no network. */
export const imageAvatar =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAABgAAAAYCAMAAADXqc3KAAAABlBMVEULXG7////pBM3kAAAANUlEQVR42s3QuQ0AMAwD' +
  'sXD/pbOArg3i0gT86JxPiupvYQtb2MIWQhJyVC/vc/vBjqRDfF8XhZgAcfvfrp0AAAAASUVORK5CYII=';

type Draft = Record<'title' | 'description' | 'detail', Texts> & { url: string; avatar: string };

/** A text that is the same in all languages. */
const same = (text: string): Texts => [text, text, text];

const SUBJECTS: readonly ((random: Random) => Draft)[] = [
  (random) => {
    const order = random.between(10_000, 19_999);
    const [pairs, week] = [random.between(12, 240) * 10, random.between(1, 52)];
    return {
      url: `/pcp/producao/${order}`,
      avatar: 'PCP',
      title: [`Ordem ${order} liberada`, `Orden ${order} liberada`, `Order ${order} released`],
      description: [
        `A ordem de produção ${order} foi liberada para o corte.`,
        `La orden de producción ${order} fue liberada para el corte.`,
        `Production order ${order} has been released for cutting.`,
      ],
      detail: [
        `${pairs} pares, entrega na semana ${week}.`,
        `${pairs} pares, entrega en la semana ${week}.`,
        `${pairs} pairs, delivery in week ${week}.`,
      ],
    };
  },
  (random) => {
    const order = random.between(10_000, 19_999);
    const [process, minutes] = [random.between(1, 12), random.between(12, 95)];
    return {
      url: `/pcp/producao/${order}/${process}`,
      avatar: 'PCP',
      title: [`Ordem ${order} parada`, `Orden ${order} detenida`, `Order ${order} stopped`],
      description: [
        `O processo de montagem da ordem ${order} está parado há ${minutes} minutos.`,
        `El proceso de montaje de la orden ${order} está detenido desde hace ${minutes} minutos.`,
        `The assembly of order ${order} has been stopped for ${minutes} minutes.`,
      ],
      detail: [
        'Motivo apontado: falta de material na esteira 3.',
        'Motivo indicado: falta de material en la línea 3.',
        'Reason given: no material at line 3.',
      ],
    };
  },
  (random) => {
    const material = materialAt(random.between(0, 19_999));
    const avatar = random.chance(0.5) ? imageAvatar : 'CMP';
    const share = random.between(1, 14);
    return {
      url: '/cmp/materiais',
      avatar,
      title: [
        `Preço alterado: ${material.code}`,
        `Precio cambiado: ${material.code}`,
        `Price changed: ${material.code}`,
      ],
      description: same(material.name),
      detail: [
        `${material.supplier} reajustou o preço em ${share}%.`,
        `${material.supplier} ajustó el precio un ${share} %.`,
        `${material.supplier} changed the price by ${share}%.`,
      ],
    };
  },
  (random) => {
    const { name } = employeeAt(random.between(0, 199));
    const size = random.between(33, 44);
    return {
      url: '/sp/projetos',
      avatar: name,
      title: ['Prova aprovada', 'Prueba aprobada', 'Fitting approved'],
      description: [
        `${name} aprovou a prova de calce do Tênis Aurora ${size}.`,
        `${name} aprobó la prueba de calce del Tênis Aurora ${size}.`,
        `${name} approved the fitting of the Tênis Aurora ${size}.`,
      ],
      detail: [
        'Sem ressalvas. Liberado para a escala.',
        'Sin salvedades. Liberado para el escalado.',
        'No reservations. Released for grading.',
      ],
    };
  },
  (random) => {
    const { name } = employeeAt(random.between(0, 199));
    const [model, version] = [random.between(100, 999), random.between(2, 14)];
    return {
      url: '/mfm/cad-parts',
      avatar: name,
      title: ['Peça alterada na modelagem', 'Pieza modificada en patronaje', 'Part changed in pattern making'],
      description: [
        `${name} alterou a gáspea do modelo ${model}.`,
        `${name} modificó la pala del modelo ${model}.`,
        `${name} changed the vamp of model ${model}.`,
      ],
      detail: [
        `Versão ${version}: margem de costura de 8 mm para 6 mm.`,
        `Versión ${version}: margen de costura de 8 mm a 6 mm.`,
        `Version ${version}: seam allowance from 8 mm to 6 mm.`,
      ],
    };
  },
  (random) => {
    const material = materialAt(random.between(0, 19_999));
    const share = random.between(4, 22);
    return {
      url: '/adm/estruturas',
      avatar: 'ADM',
      title: ['Consumo fora da faixa', 'Consumo fuera de rango', 'Consumption out of range'],
      description: [
        `O consumo de ${material.name} está ${share}% acima do padrão.`,
        `El consumo de ${material.name} está un ${share} % por encima del estándar.`,
        `The consumption of ${material.name} is ${share}% above the standard.`,
      ],
      detail: [
        `Código ${material.code}, unidade ${material.unit}.`,
        `Código ${material.code}, unidad ${material.unit}.`,
        `Code ${material.code}, unit ${material.unit}.`,
      ],
    };
  },
  (random) => {
    const week = random.between(1, 52);
    return {
      url: '/seop/calendariopa',
      avatar: imageAvatar,
      title: [
        'Calendário de produto acabado publicado',
        'Calendario de producto terminado publicado',
        'Finished goods calendar published',
      ],
      description: [
        `O calendário da semana ${week} está disponível.`,
        `El calendario de la semana ${week} está disponible.`,
        `The calendar of week ${week} is available.`,
      ],
      detail: [
        'Confira as datas de corte da sua linha.',
        'Verifique las fechas de corte de su línea.',
        'Check the cutting dates of your line.',
      ],
    };
  },
  (random) => {
    const { name } = employeeAt(random.between(0, 199));
    const [year, count] = [random.between(2027, 2029), random.between(4, 60)];
    return {
      url: '/catalogo',
      avatar: name,
      title: ['Novos produtos no catálogo', 'Nuevos productos en el catálogo', 'New products in the catalog'],
      description: [
        `${name} publicou a coleção Verão ${year}.`,
        `${name} publicó la colección Verano ${year}.`,
        `${name} published the Summer ${year} collection.`,
      ],
      detail: [
        `${count} produtos, fotos incluídas.`,
        `${count} productos, fotos incluidas.`,
        `${count} products, photos included.`,
      ],
    };
  },
];

/** Generates notifications, newest first, with increasing intervals. About a third of the newest ones are unread. */
export function notifications(
  count: number,
  { seed = 45, now = Date.UTC(2026, 9, 14, 13, 30) } = {},
): SampleNotification[] {
  let time = now;
  return Array.from({ length: count }, (_, index) => {
    const random = Random.of(seed, -1 - index);
    time -= Math.round(random.between(1, 30) * 60_000 * (1 + index / 8));
    return {
      id: `n${count - index}`,
      readed: !random.chance(index < 60 ? 0.35 : 0.02),
      createdAt: new Date(time).toISOString(),
      ...notificationContent(index, seed),
    };
  });
}

export function notificationContent(index: number, seed = 45): NotificationContent {
  const random = Random.of(seed, index);
  const { url, avatar, ...texts } = random.pick(SUBJECTS)(random);
  const { translations, ...data } = translated(texts);
  return { url: { url }, data: { avatar, ...data }, translations };
}
