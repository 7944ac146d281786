import { t } from '../../../locales/shell.js';

/** As people greet each other at this hour. */
export function greeting(name: string, hour: number): string {
  const [first = ''] = name.trim().split(/\s+/);
  if (!first) return t('dassShellWelcome');
  if (hour >= 5 && hour < 12) return t('dassShellGoodMorning', { name: first });
  return t(hour >= 12 && hour < 18 ? 'dassShellGoodAfternoon' : 'dassShellGoodEvening', { name: first });
}
