import type { RefObject } from 'react';
import { DassIcon } from 'dass-elements/react/dass-icon.js';
import { HighlightedText } from '../highlighted-text.js';
import type { FinderOption, OptionGroup } from './find-results.js';

export interface FinderListProps {
  /** Id of the list. Those of its groups and options start with it. */
  id: string;
  label: string;
  groups: readonly OptionGroup[];
  active: FinderOption | undefined;
  /** Typed text, marked in the labels. */
  text: string;
  onChoose: (option: FinderOption) => void;
  ref: RefObject<HTMLDivElement | null>;
}

/** Id of an option: a key is any text. */
export const optionId = (listId: string, { key }: FinderOption): string => `${listId}-${encodeURIComponent(key)}`;

/** The listbox of the finder, with groups. The keyboard moves its active option from the field. */
export function FinderList({ id, label, groups, active, text, onChoose, ref }: FinderListProps) {
  return (
    <div ref={ref} id={id} className="finder-list" role="listbox" aria-label={label}>
      {groups.map((group) => (
        <div key={group.id} role="group" aria-labelledby={`${id}-group-${group.id}`}>
          <div id={`${id}-group-${group.id}`} role="presentation" className="finder-group">
            {group.label}
          </div>
          {group.options.map((option) => (
            // The field has the keys, so the option has no key handler.
            <div
              key={option.key}
              id={optionId(id, option)}
              role="option"
              aria-selected={option === active}
              className="finder-option"
              onClick={() => onChoose(option)}
            >
              <DassIcon name={option.icon} />
              <span className="finder-label">
                <HighlightedText text={option.label} typed={text} />
              </span>
              {option.detail && <span className="finder-area">{option.detail}</span>}
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}
