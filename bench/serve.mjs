// Serves the pages of the contenders on loopback, gzipped, without a cache.
import { createServer } from 'node:http';
import { gzipSync } from 'node:zlib';

const types = { js: 'text/javascript', css: 'text/css', '': 'text/html; charset=utf-8' };

/** @param {Record<string, { files: Map<string, Buffer> }>} pages */
export async function serve(pages) {
  const packed = new Map();
  for (const [contender, { files }] of Object.entries(pages)) {
    for (const [name, body] of files)
      packed.set(`/${contender}/${name}`, {
        body: gzipSync(body),
        type: types[name.includes('.') ? name.split('.').at(-1) : ''],
      });
  }
  const server = createServer((request, response) => {
    const found = packed.get(request.url.split('?', 1)[0]);
    if (!found) return response.writeHead(404).end();
    response
      .writeHead(200, { 'content-type': found.type, 'content-encoding': 'gzip', 'cache-control': 'no-store' })
      .end(found.body);
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    address: `http://127.0.0.1:${server.address().port}`,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}
