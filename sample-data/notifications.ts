import { materialAt } from './materials.js';
import { personAt } from './people.js';
import { Random } from './random.js';

/** What a notification says, without the fields that the platform gives it (id, time, read or not). */
export interface NotificationContent {
  url: { url: string };
  data: {
    /** The address of an image, or a text that becomes initials. */
    avatar: string;
    title: string;
    description: string;
    detail: string;
  };
}

export interface SampleNotification extends NotificationContent {
  id: string;
  readed: boolean;
  /** ISO 8601 with time. */
  createdAt: string;
}

/** The mark of the factory, 24 × 24: an avatar that is an image and needs no network. */
export const imageAvatar =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAABgAAAAYCAMAAADXqc3KAAAABlBMVEULXG7////pBM3kAAAANUlEQVR42s3QuQ0AMAwD' +
  'sXD/pbOArg3i0gT86JxPiupvYQtb2MIWQhJyVC/vc/vBjqRDfF8XhZgAcfvfrp0AAAAASUVORK5CYII=';

type Draft = NotificationContent['data'] & { url: string };

const SUBJECTS: readonly ((random: Random) => Draft)[] = [
  (random) => {
    const order = random.between(10_000, 19_999);
    return {
      url: `/pcp/producao/${order}`,
      avatar: 'PCP',
      title: `Ordem ${order} liberada`,
      description: `A ordem de produção ${order} foi liberada para o corte.`,
      detail: `${random.between(12, 240) * 10} pares, entrega na semana ${random.between(1, 52)}.`,
    };
  },
  (random) => {
    const order = random.between(10_000, 19_999);
    return {
      url: `/pcp/producao/${order}/${random.between(1, 12)}`,
      avatar: 'PCP',
      title: `Ordem ${order} parada`,
      description: `O processo de montagem da ordem ${order} está parado há ${random.between(12, 95)} minutos.`,
      detail: 'Motivo apontado: falta de material na esteira 3.',
    };
  },
  (random) => {
    const material = materialAt(random.between(0, 19_999));
    return {
      url: '/cmp/materiais',
      avatar: random.chance(0.5) ? imageAvatar : 'CMP',
      title: `Preço alterado: ${material.code}`,
      description: material.name,
      detail: `${material.supplier} reajustou o preço em ${random.between(1, 14)}%.`,
    };
  },
  (random) => {
    const { name } = personAt(random.between(0, 199));
    return {
      url: '/sp/projetos',
      avatar: name,
      title: 'Prova aprovada',
      description: `${name} aprovou a prova de calce do Tênis Aurora ${random.between(33, 44)}.`,
      detail: 'Sem ressalvas. Liberado para a escala.',
    };
  },
  (random) => {
    const { name } = personAt(random.between(0, 199));
    return {
      url: '/mfm/cad-parts',
      avatar: name,
      title: 'Peça alterada na modelagem',
      description: `${name} alterou a gáspea do modelo ${random.between(100, 999)}.`,
      detail: `Versão ${random.between(2, 14)}: margem de costura de 8 mm para 6 mm.`,
    };
  },
  (random) => {
    const material = materialAt(random.between(0, 19_999));
    return {
      url: '/adm/estruturas',
      avatar: 'ADM',
      title: 'Consumo fora da faixa',
      description: `O consumo de ${material.name} está ${random.between(4, 22)}% acima do padrão.`,
      detail: `Código ${material.code}, unidade ${material.unit}.`,
    };
  },
  (random) => ({
    url: '/seop/calendariopa',
    avatar: imageAvatar,
    title: 'Calendário de produto acabado publicado',
    description: `O calendário da semana ${random.between(1, 52)} está disponível.`,
    detail: 'Confira as datas de corte da sua linha.',
  }),
  (random) => {
    const { name } = personAt(random.between(0, 199));
    return {
      url: '/catalogo',
      avatar: name,
      title: 'Novos produtos no catálogo',
      description: `${name} publicou a coleção Verão ${random.between(2027, 2029)}.`,
      detail: `${random.between(4, 60)} produtos, fotos incluídas.`,
    };
  },
];

/** The newest first, ever farther apart; of the newest about a third is unread, the old ones are read. */
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
  const { url, ...data } = random.pick(SUBJECTS)(random);
  return { url: { url }, data };
}
