import {build} from 'esbuild';
import {readFileSync, writeFileSync} from 'node:fs';
import {fileURLToPath} from 'node:url';
import {gzipSync} from 'node:zlib';

/** What the browser's client may take on its way, in bytes of gzip. */
const MOST_BYTES = 20_000;

const folder = new URL('../', import.meta.url);
const outfile = new URL('dist/shindig-neo4j.min.js', folder);

await build({
  entryPoints: [fileURLToPath(new URL('dist/browser.js', folder))],
  outfile: fileURLToPath(outfile),
  bundle: true,
  minify: true,
  format: 'esm',
  platform: 'browser',
  target: 'es2022',
  legalComments: 'none'
});
writeFileSync(outfile, `/* shindig-neo4j, Apache-2.0 */\n${readFileSync(outfile, 'utf8')}`);

const size = gzipSync(readFileSync(outfile), {level: 9}).length;
process.stdout.write(`shindig-neo4j.min.js: ${size} bytes of gzip, of ${MOST_BYTES}\n`);
if (size > MOST_BYTES) {
  process.exitCode = 1;
}
