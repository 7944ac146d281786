import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';

/** Body of an error response: the product's message object, with the code by which the kit maps it. */
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

/** Fields with a value of the wrong type, such as an object instead of a text. */
export const invalidFields = (fields: string[]): MessageAnswer => ({
  code: 'INVALID_BODY_FIELDS',
  type: 'API',
  message: 'Há campos com um conteúdo que não é aceito',
  detail: fields,
});

/** A query with an unknown column, or a value that its column does not have. @param part such as `filters.2.from` */
export const invalidQuery = (code: 'UNKNOWN_COLUMN' | 'INVALID_QUERY', part: string): MessageAnswer => ({
  code,
  type: 'API',
  message:
    code === 'UNKNOWN_COLUMN' ? 'A consulta tem uma coluna desconhecida' : 'A consulta tem um valor que não é aceito',
  detail: part,
});

/** The sample materials are still being created. */
export const materialsLoading: MessageAnswer = {
  code: 'MATERIALS_LOADING',
  type: 'ERROR',
  message: 'dassMaterialsLoading',
};

/** @param seconds until the next attempt is allowed */
export const tooManyAttempts = (seconds: number): MessageAnswer => ({
  code: 'TOO_MANY_ATTEMPTS',
  type: 'ERROR',
  message: 'Muitas tentativas com senha incorreta',
  detail: `Tente de novo em ${seconds} segundos.`,
});

/** The requesting page was loaded for another user than the one who is signed in now. */
export const userChanged: MessageAnswer = {
  code: 'USER_CHANGED',
  type: 'API',
  message: 'Outra pessoa entrou no sistema neste navegador',
  detail: 'Recarregue a página para continuar.',
};

/** The data could not be stored. */
export const notStored = (isFull: boolean): MessageAnswer => ({
  code: 'NOT_STORED',
  type: 'ERROR',
  message: isFull ? 'O servidor está sem espaço: nada foi salvo' : 'O servidor não conseguiu gravar: nada foi salvo',
  detail: 'Tente de novo mais tarde; se continuar, avise o suporte.',
});

export const failure = (message: string, detail?: string, code?: string): MessageAnswer => ({
  ...(code && { code }),
  type: 'ERROR',
  message,
  ...(detail && { detail }),
});

export const answer = (c: Context, status: ContentfulStatusCode, message: MessageAnswer): Response =>
  c.json(message, status);
