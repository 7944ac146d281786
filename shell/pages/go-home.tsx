import { Link } from 'react-router-dom';
import { t } from '../../locales/shell.js';
import { paths } from '../routes/paths.js';

export function GoHome() {
  return (
    <p>
      <Link className="link-strong" to={paths.home}>
        {t('dassShellGoHome')}
      </Link>
    </p>
  );
}
