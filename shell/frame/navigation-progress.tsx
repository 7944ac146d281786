import { useNavigation } from 'react-router-dom';
import { msg } from '../locales/localize.js';

/** A progress line at the top while the next page is loading. CSS shows it only after a short delay. */
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
