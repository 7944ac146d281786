/** Addresses of the shell's own pages. */
export const paths = {
  home: '/',
  workspace: '/workspace',
  screen: (name: string): string => `/workspace/${name}`,
  login: '/login',
  accessDenied: '/403',
} as const;
