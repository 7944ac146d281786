import { dayFromToday } from '../../app/days.js';
import { paths } from '../../app/paths.js';
import { formatCount, msg, plural, str } from '../../locales/localize.js';
import type { WorkCount } from '../work-count.js';
import type { FindingStatus, QualityApi } from './api.js';

/** The states of a finding that nobody has decided yet. */
const undecided: readonly FindingStatus[] = ['open', 'analysis'];

/** The findings that are not decided yet, for the home page. */
export const openFindings = (api: QualityApi): WorkCount => ({
  id: 'findings',
  icon: 'clipboardList',
  label: (count) =>
    plural(count, {
      one: msg('ocorrência a decidir', { id: 'dassHomeFindingsOne' }),
      many: msg('de ocorrências a decidir', { id: 'dassHomeFindingsMany' }),
      other: msg('ocorrências a decidir', { id: 'dassHomeFindingsOther' }),
    }),
  load: async (options) => {
    const findings = (await api.loadFindings(options)).filter(({ status }) => undecided.includes(status));
    const yesterday = dayFromToday(-1);
    const fresh = findings.filter(({ foundOn }) => foundOn >= yesterday).length;
    return {
      count: findings.length,
      url: `${paths.screen('quality')}?${new URLSearchParams(undecided.map((status) => ['status', status]))}`,
      note: () =>
        plural(fresh, {
          one: msg(str`${formatCount(fresh)} nova desde ontem`, { id: 'dassHomeFindingsNewOne' }),
          many: msg(str`${formatCount(fresh)} novas desde ontem`, { id: 'dassHomeFindingsNewMany' }),
          other: msg(str`${formatCount(fresh)} novas desde ontem`, { id: 'dassHomeFindingsNewOther' }),
        }),
    };
  },
});
