import { defineExamples } from '../../base/examples.js';
import type { DassAvatar } from './avatar.js';

/** A picture that needs no network: 24 by 24 pixels. */
const picture =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAABgAAAAYCAMAAADXqc3KAAAADFBMVEXP4PAvb5/wyKBKMyhQ7MCjAAAAQElEQVR42rXQMQoAIBADwYv5/58VBVG8LUTcMtMl4kdu0Z6JnYsNglBmzxC0Mwy6uko9mA/SFu2LEEgg1yBlUgGBUAFf5HbQ+wAAAABJRU5ErkJggg==';

export default defineExamples<DassAvatar>('dass-avatar', {
  default: { summary: 'The initials of a name.', properties: { avatar: 'Marina Alves', label: 'Marina Alves' } },
  short: {
    summary: 'Up to three characters as they are.',
    properties: { avatar: 'PCP', label: 'Planejamento e controle da produção' },
  },
  image: { summary: 'An image.', properties: { avatar: picture, label: 'João Batista Nunes' } },
  decoration: { summary: 'Beside a name that is read anyway.', properties: { avatar: 'Compras' } },
  emoji: { summary: 'A sign.', properties: { avatar: '🏭', label: 'Chão de fábrica' } },
  many: {
    summary: 'Many words.',
    properties: { avatar: 'Maria Aparecida da Silva e Souza', label: 'Maria Aparecida da Silva e Souza' },
  },
  'unknown-user': { summary: 'Unknown user.', properties: { label: 'Remetente desconhecido', avatar: '' } },
  none: { summary: 'Neither text nor label.' },
});
