// A Vite plugin that compresses each large file with gzip and Brotli at the best level. The server sends the form that
// the browser accepts; see src/perudo/server/edge/static_files.py.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

const WORTH_IT = /\.(js|css|html|svg|webmanifest|txt)$/;
/** Smaller files fit into one packet uncompressed. */
const LEAST = 1000;

export function compressed() {
  return {
    name: "compressed",
    writeBundle({ dir }) {
      for (const name of readdirSync(dir, { recursive: true })) {
        const file = join(dir, name);
        if (!WORTH_IT.test(name)) continue;
        const data = readFileSync(file);
        if (data.length < LEAST) continue;
        writeFileSync(`${file}.gz`, gzipSync(data, { level: constants.Z_BEST_COMPRESSION }));
        writeFileSync(
          `${file}.br`,
          brotliCompressSync(data, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: data.length } }),
        );
      }
    },
  };
}
