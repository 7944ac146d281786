import { msg, str } from '../../locales/localize.js';

/** The greeting for an hour of the day. */
export function greeting(name: string, hour: number): string {
  const [first = ''] = name.trim().split(/\s+/);
  if (!first) return msg('Boas-vindas', { id: 'dassShellWelcome' });
  if (hour >= 5 && hour < 12) return msg(str`Bom dia, ${first}`, { id: 'dassShellGoodMorning' });
  return hour >= 12 && hour < 18
    ? msg(str`Boa tarde, ${first}`, { id: 'dassShellGoodAfternoon' })
    : msg(str`Boa noite, ${first}`, { id: 'dassShellGoodEvening' });
}
