/**
 * Answers of services of the real world to a request for rows: what gateways, proxies, sign-in pages and careless services
 * send. The test of the pieces with a `dataSource` reads them.
 */
export interface CorpusAnswer {
  /** The situation that the answer comes from. */
  readonly from: string;
  /** Default: 200. */
  readonly status?: number;
  /** Default: `application/json`. */
  readonly type?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body: string | Uint8Array<ArrayBuffer> | null;
  /**
   * The names of the rows that are shown; null where the service has not answered with rows. Default: null.
   */
  readonly names?: readonly string[];
}

const json = (value: unknown): string => JSON.stringify(value);
const row = (id: unknown, name: unknown, more: object = {}) => ({ id, name, ...more });
const utf8 = new TextEncoder();
const withMark = (text: string): Uint8Array<ArrayBuffer> => utf8.encode(`\uFEFF${text}`);

const page = (title: string): string =>
  `<!DOCTYPE html><html lang="pt"><head><title>${title}</title></head><body><h1>${title}</h1><form action="/login"><input name="user"></form></body></html>`;

const refused: readonly CorpusAnswer[] = [
  { from: 'sign-in page of a gateway instead of the answer', type: 'text/html', body: page('Entrar') },
  { from: 'session has ended', status: 401, body: json({ error: 'unauthorized' }) },
  { from: 'no permission', status: 403, body: json({ error: 'forbidden' }) },
  { from: 'page that does not exist', status: 404, type: 'text/html', body: page('404') },
  { from: 'request that the service does not read', status: 400, body: json({ code: 'unknown-column', column: 'x' }) },
  { from: 'too many requests', status: 429, headers: { 'Retry-After': '30' }, body: '' },
  {
    from: 'stack trace',
    status: 500,
    type: 'text/plain',
    body: 'java.lang.NullPointerException\n\tat br.com.Erp.rows(Erp.java:7)',
  },
  { from: 'proxy without its server', status: 502, type: 'text/html', body: page('502 Bad Gateway') },
  { from: 'maintenance', status: 503, headers: { 'Retry-After': 'Fri, 27 Nov 2026 12:00:00 GMT' }, body: null },
  { from: 'answer without a body', body: '' },
  { from: 'status without a content', status: 204, body: null },
  { from: 'connection that ended in the middle', body: '{"total":2,"rows":[{"id":1,"name":"Cou' },
  { from: 'null', body: 'null' },
  { from: 'text', body: '"ok"' },
  { from: 'failure with status 200', body: json({ success: false, message: 'Falha interna' }) },
  { from: 'rows that are null', body: json({ rows: null, total: 0 }) },
  { from: 'rows by their keys, as PHP writes lists with gaps', body: json({ rows: { 1: row(1, 'Couro') }, total: 1 }) },
  { from: 'answer of another dialect', body: json({ d: { results: [row(1, 'Couro')] } }) },
  { from: 'protection against scripts before JSON', body: `)]}',\n${json({ rows: [row(1, 'Couro')] })}` },
];

const answered: readonly CorpusAnswer[] = [
  { from: 'no rows', body: json({ rows: [], total: 0 }), names: [] },
  { from: 'byte order mark', body: withMark(json({ rows: [row(1, 'Couro')], total: 1 })), names: ['Couro'] },
  { from: 'JSON called text', type: 'text/plain', body: json({ rows: [row(1, 'Couro')], total: 1 }), names: ['Couro'] },
  { from: 'total that is a text', body: json({ rows: [row(1, 'Couro')], total: '1' }), names: ['Couro'] },
  {
    from: 'total below the rows',
    body: json({ rows: [row(1, 'Couro'), row(2, 'Linha')], total: 1 }),
    names: ['Couro', 'Linha'],
  },
  { from: 'negative total', body: json({ rows: [row(1, 'Couro')], total: -1 }), names: ['Couro'] },
  { from: 'total with a fraction', body: json({ rows: [row(1, 'Couro')], total: 1.5 }), names: ['Couro'] },
  { from: 'total that no number holds', body: '{"rows":[{"id":1,"name":"Couro"}],"total":1e400}', names: ['Couro'] },
  {
    from: 'the same row twice',
    body: json({ rows: [row(1, 'Couro'), row(1, 'Couro')], total: 2 }),
    names: ['Couro', 'Couro'],
  },
  {
    from: 'keys that are long numbers in texts',
    body: json({ rows: [row('9007199254740993', 'A'), row('9007199254740992', 'B')], total: 2 }),
    names: ['A', 'B'],
  },
  {
    from: 'HTML in a value',
    body: json({ rows: [row(1, '<img src=x onerror="document.title=1">')], total: 1 }),
    names: ['<img src=x onerror="document.title=1">'],
  },
  {
    from: 'keys of a prototype',
    body: '{"rows":[{"id":"__proto__","name":"Couro","__proto__":{"name":"x"}}],"total":1,"__proto__":{"rows":[]}}',
    names: ['Couro'],
  },
  {
    from: 'text of the other direction',
    body: json({ rows: [row(1, 'جلد \u202E طبيعي')], total: 1 }),
    names: ['جلد \u202E طبيعي'],
  },
  {
    from: 'characters outside the basic plane',
    body: json({ rows: [row(1, '👩🏽‍🔬 𝒞ouro')], total: 1 }),
    names: ['👩🏽‍🔬 𝒞ouro'],
  },
];

export const serviceAnswers: readonly CorpusAnswer[] = [...refused, ...answered];
