import { DassButton } from 'dass-elements/react/dass-button.js';
import { DassIcon } from 'dass-elements/react/dass-icon.js';
import { msg } from '../locales/localize.js';

export interface IgnoredFiltersProps {
  /** Why parts of the address do not filter. Empty: nothing is shown. */
  texts: readonly string[];
  /** Removes them from the address. */
  onRemove: () => void;
}

/** Says which filters of the address are not applied. */
export function IgnoredFilters({ texts, onRemove }: IgnoredFiltersProps) {
  if (texts.length === 0) return null;
  return (
    <div className="card ignored-filters" role="status">
      <DassIcon name="alertTriangle" />
      <p>
        {msg('O endereço tem filtros que não valem e não foram aplicados:', { id: 'dassFiltersIgnored' })}{' '}
        {texts.join('; ')}.
      </p>
      <DassButton appearance="plain" onClick={onRemove}>
        {msg('Tirar do endereço', { id: 'dassFiltersIgnoredRemove' })}
      </DassButton>
    </div>
  );
}
