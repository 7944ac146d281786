export const sourceLocale = 'pt-BR';
export const targetLocales = ['es', 'en'] as const;
export const allLocales = ['en', 'es', 'pt-BR'] as const;
