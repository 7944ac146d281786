import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';

/** What the local platform says when something goes wrong: the product's message object, with the code it maps by. */
export interface MessageAnswer {
  code?: string;
  type: 'API' | 'ERROR' | 'WARNING';
  message: string;
  detail?: string | string[];
}

export const withoutToken: MessageAnswer = {
  code: 'WITHOUT_TOKEN',
  type: 'API',
  message: 'Sessão não encontrada ou encerrada',
  detail: 'Entre no sistema para continuar.',
};

export const withoutPermission = (detail: string): MessageAnswer => ({
  code: 'PROFILE_WITHOUT_PERMISSIONS',
  type: 'API',
  message: 'Perfil sem permissão',
  detail,
});

export const missingFields = (fields: string[]): MessageAnswer => ({
  code: 'MISSING_BODY_FIELDS',
  type: 'API',
  message: 'Faltam campos na requisição',
  detail: fields,
});

export const failure = (message: string, detail?: string, code?: string): MessageAnswer => ({
  ...(code && { code }),
  type: 'ERROR',
  message,
  ...(detail && { detail }),
});

export const answer = (c: Context, status: ContentfulStatusCode, message: MessageAnswer): Response =>
  c.json(message, status);
