import { msg } from '../../../locales/localize.js';
import { notify } from '../../controls/notice/notify.js';
import type { DataSource } from '../../core/data/data-source.js';
import { loadAllRows } from '../../core/data/row-stream.js';
import { tooManyRowsText } from '../../base/data/unloaded-text.js';
import type { LookupData } from './lookup-data.js';

/** Selects all rows of a search in a source. When there are too many, says so, and the selection stays. */
export async function selectAllRows(
  data: LookupData,
  source: DataSource,
  search: string,
  signal: AbortSignal,
): Promise<void> {
  let failure: (() => string) | undefined;
  try {
    const rows = await loadAllRows(source, { sorting: [], filters: [], search }, signal);
    if (signal.aborted) return;
    if (rows) data.selectRows(rows);
    else failure = tooManyRowsText;
  } catch {
    if (signal.aborted) return;
    failure = () => msg('Não foi possível pesquisar', { id: 'dassLookupSearchFailed' });
  }
  if (!failure) return;
  // Set again: the table has selected all of its rows.
  data.setChosen(data.chosen);
  void notify({ type: 'warning', message: failure });
}
