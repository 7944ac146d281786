import { configuration } from '../configuration.js';

const { production, administration, planning, catalogue, modelling, fitting, purchasing } = configuration.projects;

/** A path of a business area, which another application on this origin serves. */
export interface RedirectRoute {
  /** Project code, the first segment of the area's own addresses. Empty where the area has none. */
  readonly project: string;
  /** Path without the project. A segment that starts with a colon matches a number. */
  readonly path: string;
}

const routesOf = (project: string, paths: readonly string[]): RedirectRoute[] =>
  paths.map((path) => ({ project, path }));

/** In the order in which a path without project is matched: `/templates` belongs to the first entry. */
export const redirectRoutes: readonly RedirectRoute[] = [
  ...routesOf(production, [
    '/producao',
    '/producao/:ord_codigo',
    '/producao/:ord_codigo/:prc_codigo',
    '/templates',
    '/templates/:prj_codigo/:prj_versao',
    '/roadmap',
  ]),
  ...routesOf(administration, [
    '/consumos',
    '/estruturas',
    '/kinds',
    '/desperdicios',
    '/ncm',
    '/categorias',
    '/subcategorias',
    '/clubes',
    '/segmentos',
    '/generos',
    '/tecnologias',
    '/pesos-medidas',
    '/faixas-preco',
    '/modelos',
  ]),
  ...routesOf(planning, ['/calendariopa']),
  ...routesOf(catalogue, ['/catalogo']),
  ...routesOf(modelling, ['/cad-parts', '/process', '/models', '/familia']),
  ...routesOf(fitting, ['/projetos', '/templates', '/comparar-tabelas']),
  ...routesOf(purchasing, ['/materiais']),
];

/** The parts of a URL after the origin. */
export interface LocalAddress {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}

export interface Redirect {
  readonly route: RedirectRoute;
  /** The visited address, as it is recorded in the history. */
  readonly visited: string;
  /** Target of the redirect: the visited path with the project, query and fragment. */
  readonly target: string;
  /** Whether the visited address already has the project. */
  readonly isPrefixed: boolean;
}

const patterns = redirectRoutes.map((route) => {
  const path = route.path.replace(/:\w+/g, '\\d+');
  const prefix = route.project && `/${route.project}`;
  return { route, prefix, bare: new RegExp(`^${path}/?$`, 'i'), prefixed: new RegExp(`^${prefix}${path}/?$`, 'i') };
});

/** Returns the redirect for an address; undefined when it is no redirect path. */
export function redirectFor({ pathname, search, hash }: LocalAddress): Redirect | undefined {
  const rest = search + hash;
  const visited = pathname + rest;
  const found = patterns.find(({ prefix, prefixed }) => prefix !== '' && prefixed.test(pathname));
  if (found) return { route: found.route, visited, target: visited, isPrefixed: true };
  const bare = patterns.find((pattern) => pattern.bare.test(pathname));
  if (!bare) return undefined;
  return { route: bare.route, visited, target: bare.prefix + visited, isPrefixed: bare.prefix === '' };
}
