import { useState } from 'react';
import { DassButton } from 'dass-elements/react/dass-button.js';
import { DassDialog } from 'dass-elements/react/dass-dialog.js';
import type { RecordVersion } from '../../app/service-call.js';
import { formatCount, msg, plural, str } from '../../locales/localize.js';
import {
  compareVersions,
  mergeValues,
  type Merge,
  type MergedField,
  type MergeOptions,
  type MergeSide,
} from './merge-model.js';
import { whenText } from './when-text.js';

export interface MergeDialogProps<Item extends RecordVersion & Content, Content extends object> {
  merge: Merge<Item, Content>;
  options: MergeOptions<Content>;
  isSaving: boolean;
  onSave: (content: Content) => void;
  onCancel: () => void;
}

/** Shows two versions of a record field by field. The user chooses where both have changed the same field. */
export function MergeDialog<Item extends RecordVersion & Content, Content extends object>({
  merge: { base, mine, theirs },
  options,
  isSaving,
  onSave,
  onCancel,
}: MergeDialogProps<Item, Content>) {
  const [chosen, setChosen] = useState<Readonly<Partial<Record<string, MergeSide>>>>({});
  const own = options.values(mine);
  // The base of a draft may have any shape: then all fields that differ are to be chosen.
  const before = baseValues(base, options);
  const fields = compareVersions(before, own, options.values(theirs));
  const both = fields.filter(({ changedBy }) => changedBy === 'both');
  const merged = fields.filter(({ changedBy }) => changedBy !== 'both');
  const name = theirs.changedBy ?? msg('outra pessoa', { id: 'dassMergeSomebody' });
  const when = theirs.changedAt ? whenText(Date.parse(theirs.changedAt)) : '';
  const mineLabel = msg('A sua versão', { id: 'dassMergeMine' });
  const theirsLabel = when
    ? msg(str`A versão de ${name}, ${when}`, { id: 'dassMergeTheirs' })
    : msg(str`A versão de ${name}`, { id: 'dassMergeTheirsUndated' });
  const textOf = ({ name: field }: MergedField, value: unknown): string =>
    options.format(field, value, [mine, theirs]) || msg('(vazio)', { id: 'dassMergeEmpty' });

  const choice = (field: MergedField, side: MergeSide) => (
    <label>
      <input
        type="radio"
        name={`merge ${field.name}`}
        checked={(chosen[field.name] ?? 'mine') === side}
        onChange={() => setChosen({ ...chosen, [field.name]: side })}
      />
      <span>
        <span className="merge-side">{side === 'mine' ? mineLabel : theirsLabel}</span>
        <span className="merge-value">{textOf(field, field[side])}</span>
      </span>
    </label>
  );

  return (
    <DassDialog
      heading={msg('Outra pessoa salvou este registro', { id: 'dassMergeHeading' })}
      width="l"
      open
      onClose={onCancel}
    >
      <div className="merge">
        <p>
          {both.length > 0
            ? msg('Escolha o valor de cada campo que as duas versões mudaram.', { id: 'dassMergeChoose' })
            : msg('As duas versões mudaram campos diferentes: a combinação tem todas as mudanças.', {
                id: 'dassMergeNoConflict',
              })}
        </p>
        {both.map((field) => (
          <fieldset key={field.name} className="merge-field">
            <legend>{options.label(field.name)}</legend>
            {choice(field, 'mine')}
            {choice(field, 'theirs')}
          </fieldset>
        ))}
        {merged.length > 0 && (
          <details>
            <summary>{mergedText(merged.length)}</summary>
            <dl className="merge-list">
              {merged.map((field) => (
                <div key={field.name}>
                  <dt>{options.label(field.name)}</dt>
                  <dd>
                    <span className="merge-value">
                      {textOf(field, field.changedBy === 'mine' ? field.mine : field.theirs)}
                    </span>
                    <span className="merge-side">{field.changedBy === 'mine' ? mineLabel : theirsLabel}</span>
                  </dd>
                </div>
              ))}
            </dl>
          </details>
        )}
      </div>
      <DassButton slot="footer" onClick={onCancel}>
        {msg('Cancelar', { id: 'dassDialogsCancel' })}
      </DassButton>
      <DassButton
        slot="footer"
        appearance="solid"
        busy={isSaving}
        onClick={() => onSave(options.content(mergeValues(own, fields, chosen)))}
      >
        {msg('Salvar a combinação', { id: 'dassMergeSave' })}
      </DassButton>
    </DassDialog>
  );
}

function baseValues<Content>(base: unknown, options: MergeOptions<Content>) {
  try {
    return options.values(base as Content);
  } catch {
    return {};
  }
}

const mergedText = (count: number): string =>
  plural(count, {
    one: msg(str`${formatCount(count)} campo mudado por um só`, { id: 'dassMergeMergedOne' }),
    many: msg(str`${formatCount(count)} de campos mudados por um só`, { id: 'dassMergeMergedMany' }),
    other: msg(str`${formatCount(count)} campos mudados por um só`, { id: 'dassMergeMergedOther' }),
  });
