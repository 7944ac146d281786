// An npm registry with the packages of this project's node_modules, so that `npm install` needs no network.
import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { basename, dirname } from 'node:path';
import { listenOnLoopback, type LoopbackServer } from '../../support/loopback.js';

interface InstalledPackage {
  readonly folder: string;
  readonly content: { readonly name: string; readonly version: string };
}

/** All installed versions of all packages, those at the top of node_modules last. */
function installedPackages(): Map<string, InstalledPackage[]> {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Record<string, unknown> };
  const folders = Object.keys(packages).filter((folder) => existsSync(`${folder}/package.json`) && folder !== '');
  const found = new Map<string, InstalledPackage[]>();
  for (const folder of folders.sort((a, b) => b.split('node_modules/').length - a.split('node_modules/').length)) {
    const content = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8')) as InstalledPackage['content'];
    found.set(content.name, [...(found.get(content.name) ?? []), { folder, content }]);
  }
  return found;
}

/** The archive of a package: its folder without its own node_modules. Not compressed, which would take most of the time. */
const archiveOf = (folder: string): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const args = ['-c', '--exclude=node_modules', '-C', dirname(folder), basename(folder)];
    execFile('tar', args, { encoding: 'buffer', maxBuffer: 1e9 }, (error, archive) =>
      error ? reject(error) : resolve(archive),
    );
  });

export async function startLocalRegistry(): Promise<LoopbackServer> {
  const packages = installedPackages();
  const server = createServer((request, response) => {
    const [name = '', version] = decodeURIComponent(request.url ?? '')
      .slice(1)
      .split('/-/');
    const versions = packages.get(name);
    if (!versions) return response.writeHead(404).end('{}');
    if (version) {
      const wanted = versions.find(({ content }) => content.version === version);
      if (!wanted) return response.writeHead(404).end();
      archiveOf(wanted.folder).then(
        (archive) => response.end(archive),
        (error: unknown) => response.writeHead(500).end(String(error)),
      );
      return response;
    }
    const entries = versions.map(({ content }) => [
      content.version,
      { ...content, dist: { tarball: `http://${request.headers.host}/${name}/-/${content.version}` } },
    ]);
    const latest = versions.at(-1)!.content.version;
    const document = { name, 'dist-tags': { latest }, versions: Object.fromEntries(entries) as unknown };
    return response.setHeader('Content-Type', 'application/json').end(JSON.stringify(document));
  });
  return listenOnLoopback(server);
}
