import { useCallback, useMemo, useState } from 'react';
import { DassDataTable } from 'dass-elements/react/dass-data-table.js';
import { DassPageHeader } from 'dass-elements/react/dass-page-header.js';
import { formatCount, msg, plural, str } from '../../locales/localize.js';
import { failureText } from '../../app/failure-text.js';
import type { PlatformError } from '../../app/service-call.js';
import { useLoad } from '../../app/use-load.js';
import { useNavigateTo } from '../../app/use-navigate-to.js';
import { useLanguage } from '../../app/use-texts.js';
import { paths } from '../../routes/paths.js';
import { useApis } from '../apis-context.js';
import { CustomHeaderPage } from '../custom-header-page.js';
import type { ScreenProps } from '../screen.js';
import type { QualityFinding } from './api.js';
import { findingColumns } from './finding-columns.js';

const addressOf = ({ id }: QualityFinding): string => `${paths.workspace}/quality?id=${id}`;

/** The list of quality findings. */
export function FindingList({ screen }: ScreenProps) {
  const language = useLanguage();
  const navigateTo = useNavigateTo();
  const { quality } = useApis();
  const [search, setSearch] = useState('');
  const load = useCallback((signal: AbortSignal) => quality.loadFindings({ signal }), [quality]);
  const { value: findings, error, reload } = useLoad(load);
  const open = useCallback((finding: QualityFinding): void => navigateTo(addressOf(finding)), [navigateTo]);
  // New columns only after a change of language, because the table measures new columns.
  const columns = useMemo(() => findingColumns({ addressOf, open }), [language, open]);
  const openCount = findings?.filter(({ status }) => status !== 'closed').length;

  return (
    <CustomHeaderPage
      screen={screen}
      header={
        <DassPageHeader
          heading={msg('Ocorrências de qualidade', { id: 'dassScreenQuality' })}
          subheading={
            openCount === undefined
              ? msg('Carregando as ocorrências…', { id: 'dassQualityLoading' })
              : openText(openCount)
          }
          icon="clipboardList"
          withBack
          withSearch
          searchLabel={msg('Pesquisar material, lote ou defeito', { id: 'dassQualitySearch' })}
          onBack={() => navigateTo(paths.workspace)}
          onFilter={({ detail }) => setSearch(detail.search)}
        />
      }
    >
      <DassDataTable
        className="findings"
        label={msg('Ocorrências de qualidade', { id: 'dassScreenQuality' })}
        columns={columns}
        rows={findings ?? []}
        filter={search}
        busy={!findings && !error}
        error={error && !findings ? errorText(error) : ''}
        onRowActivate={({ detail }) => open(detail.row as QualityFinding)}
        onRetry={reload}
      />
    </CustomHeaderPage>
  );
}

function errorText(error: PlatformError): string {
  const { what, advice } = failureText(error);
  return [msg('As ocorrências não puderam ser carregadas.', { id: 'dassQualityFailed' }), what, advice].join(' ');
}

const openText = (count: number): string =>
  plural(count, {
    one: msg(str`${formatCount(count)} em aberto`, { id: 'dassQualityOpenOne' }),
    many: msg(str`${formatCount(count)} de ocorrências em aberto`, { id: 'dassQualityOpenMany' }),
    other: msg(str`${formatCount(count)} em aberto`, { id: 'dassQualityOpenOther' }),
  });
