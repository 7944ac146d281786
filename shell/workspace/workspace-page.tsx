import { useDeferredValue, useId, useRef, useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { formatCount, msg, plural, str } from '../locales/localize.js';
import { DassButton } from 'dass-elements/react/dass-button.js';
import { DassIcon } from 'dass-elements/react/dass-icon.js';
import { useLanguage } from '../app/use-texts.js';
import { FavouriteButton } from '../user/favourite-button.js';
import { EmptyState } from '../frame/empty-state.js';
import { Page } from '../frame/page.js';
import { paths } from '../app/paths.js';
import { HighlightedText } from '../frame/highlighted-text.js';
import { type Screen, screenGroups, type ScreenGroup } from './screen.js';
import { detailsOf } from './screen-details.js';
import { screens } from './screens.js';
import { TextQuery } from 'dass-elements/text.js';
import './workspace.css';

/** The gallery of screens with a search. The search is stored in the address, so that Back restores it. */
export function WorkspacePage() {
  useLanguage();
  const navigate = useNavigate();
  const [parameters, setParameters] = useSearchParams();
  const [typed, setTyped] = useState(parameters.get('q') ?? '');
  const field = useRef<HTMLInputElement>(null);
  const query = useDeferredValue(typed);
  const found = searchScreens(screens, query);

  const search = (q: string) => {
    setTyped(q);
    setParameters(q ? { q } : {}, { replace: true, preventScrollReset: true });
  };
  const clear = () => {
    search('');
    field.current?.focus();
  };
  const openFirst = (event: { preventDefault(): void }) => {
    event.preventDefault();
    const [first] = searchScreens(screens, typed);
    if (typed.trim() && first) void navigate(paths.screen(first.name));
  };

  return (
    <Page
      heading={msg('Área de trabalho', { id: 'dassShellWorkspace' })}
      subheading={msg(
        'Cada peça em uso, com dados das áreas do produto. Encontre uma tela pelo nome, pelo que ela faz ou pela peça.',
        { id: 'dassWorkspaceSubheading' },
      )}
      icon="category"
    >
      <form className="search-field gallery-search" role="search" onSubmit={openFirst}>
        <DassIcon name="search" />
        <input
          ref={field}
          type="search"
          value={typed}
          onChange={(event) => search(event.target.value)}
          placeholder={msg('Pesquisar telas', { id: 'dassWorkspaceSearch' })}
          aria-label={msg('Pesquisar telas', { id: 'dassWorkspaceSearch' })}
          autoComplete="off"
          spellCheck={false}
        />
        <span className="quiet" role="status">
          {query.trim() && found.length > 0 ? workspaceFoundText(found.length) : ''}
        </span>
      </form>
      {found.length === 0 && (
        <EmptyState
          className="card"
          kind="nothing-found"
          heading={msg(str`Nenhuma tela corresponde a “${query.trim()}”.`, { id: 'dassWorkspaceNothing' })}
          text={msg('Tente outra palavra, ou apague a pesquisa para ver todas.', { id: 'dassWorkspaceNothingAdvice' })}
        >
          <DassButton onClick={clear}>{msg('Limpar a pesquisa', { id: 'dassWorkspaceClear' })}</DassButton>
        </EmptyState>
      )}
      {inGroups(found).map(([group, members]) => (
        <Group key={group} title={groupTitles[group]()} members={members} typed={query} />
      ))}
    </Page>
  );
}

function Group({ title, members, typed }: { title: string; members: readonly Screen[]; typed: string }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="gallery-heading">
        {title}
      </h2>
      <ul className="gallery">
        {members.map((screen) => (
          <li key={screen.name} className="card gallery-card">
            <span className="gallery-icon">
              <DassIcon name={screen.icon} />
            </span>
            <h3>
              <Link to={paths.screen(screen.name)}>
                <HighlightedText text={screen.title()} typed={typed} />
              </Link>
            </h3>
            <FavouriteButton url={paths.screen(screen.name)} label={screen.titleKey} />
            <p className="quiet">
              <HighlightedText text={detailsOf(screen).summary()} typed={typed} />
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

const workspaceFoundText = (count: number): string =>
  plural(count, {
    one: msg(str`${formatCount(count)} tela`, { id: 'dassWorkspaceFoundOne' }),
    many: msg(str`${formatCount(count)} de telas`, { id: 'dassWorkspaceFoundMany' }),
    other: msg(str`${formatCount(count)} telas`, { id: 'dassWorkspaceFoundOther' }),
  });

const groupTitles: Readonly<Record<ScreenGroup, () => string>> = {
  pages: () => msg('Páginas e campos', { id: 'dassWorkspacePages' }),
  controls: () => msg('Controles', { id: 'dassWorkspaceControls' }),
  messages: () => msg('Mensagens', { id: 'dassWorkspaceMessages' }),
  navigation: () => msg('Navegação', { id: 'dassWorkspaceNavigation' }),
  states: () => msg('Estados e falhas', { id: 'dassWorkspaceStates' }),
};

/** Returns the screens in which every word of the query is found. */
function searchScreens(screens: readonly Screen[], typed: string): readonly Screen[] {
  const query = new TextQuery(typed);
  return screens.filter((screen) => {
    const { title, group } = screen;
    const { summary, keywords, elements } = detailsOf(screen);
    const text = [title(), summary(), keywords(), groupTitles[group](), ...elements.map((tag) => `dass-${tag}`)].join(
      '\n',
    );
    return query.matches(text);
  });
}

/** Groups the screens. Empty groups are left out. */
const inGroups = (screens: readonly Screen[]): readonly (readonly [ScreenGroup, readonly Screen[]])[] =>
  screenGroups
    .map((group) => [group, screens.filter((screen) => screen.group === group)] as const)
    .filter(([, found]) => found.length > 0);
