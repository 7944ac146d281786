import { Link } from 'react-router-dom';
import { msg } from '../locales/localize.js';
import { paths } from '../app/paths.js';

export function HomeLink() {
  return (
    <p>
      <Link className="link-strong" to={paths.home}>
        {msg('Ir para o início', { id: 'dassShellGoHome' })}
      </Link>
    </p>
  );
}
