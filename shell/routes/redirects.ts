import { configuration } from '../configuration.js';

const { production, administration, planning, catalogue, modelling, fitting, purchasing } = configuration.projects;

/** An address that belongs to a business area, which is served elsewhere on this origin (SH-07). */
export interface RedirectRoute {
  /** The code of the project, the first step of the area's own addresses; empty where the area has none. */
  readonly project: string;
  /** Without the project. A step that starts with a colon stands for a number (SH-09). */
  readonly path: string;
}

const routesOf = (project: string, paths: readonly string[]): RedirectRoute[] =>
  paths.map((path) => ({ project, path }));

/** In the order in which a bare path is looked up: `/templates` belongs to the first that has it (SH-08). */
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

/** A part of an address within the origin. */
export interface LocalAddress {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}

export interface Redirect {
  readonly route: RedirectRoute;
  /** The address that was visited, as it is kept in the history. */
  readonly visited: string;
  /** Where the browser is sent: the same path with the project before it, query and fragment kept (SH-10). */
  readonly target: string;
  /** Whether the project stands in the visited address already. */
  readonly isPrefixed: boolean;
}

const patterns = redirectRoutes.map((route) => {
  const path = route.path.replace(/:\w+/g, '\\d+');
  const prefix = route.project && `/${route.project}`;
  return { route, prefix, bare: new RegExp(`^${path}/?$`, 'i'), prefixed: new RegExp(`^${prefix}${path}/?$`, 'i') };
});

/** The redirect that an address asks for; undefined when it is none of the redirect paths. */
export function redirectFor({ pathname, search, hash }: LocalAddress): Redirect | undefined {
  const rest = search + hash;
  const visited = pathname + rest;
  const found = patterns.find(({ prefix, prefixed }) => prefix !== '' && prefixed.test(pathname));
  if (found) return { route: found.route, visited, target: visited, isPrefixed: true };
  const bare = patterns.find((pattern) => pattern.bare.test(pathname));
  if (!bare) return undefined;
  return { route: bare.route, visited, target: bare.prefix + visited, isPrefixed: bare.prefix === '' };
}
