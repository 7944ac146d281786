import { useNavigation } from 'react-router-dom';
import { msg } from '../locales/localize.js';

/** A line at the top while the next page is on its way; it shows only when that takes a moment. */
export function NavigationProgress() {
  const { state } = useNavigation();
  if (state === 'idle') return null;
  return (
    <div
      className="navigation-progress"
      role="progressbar"
      aria-label={msg('Carregando a página', { id: 'dassShellLoadingPage' })}
    />
  );
}
