import { readdir, readFile, writeFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const assets = new URL('../dist/client/assets/', import.meta.url)

/** Puts a brotli and a gzip copy beside each text file, at the highest setting since it is done once. */
export async function compressAssets(): Promise<void> {
  const names = (await readdir(assets)).filter((name) => /\.(?:js|css|svg)$/.test(name))
  for (const name of names) {
    const content = await readFile(new URL(name, assets))
    await writeFile(new URL(`${name}.br`, assets), await promisify(brotliCompress)(content, brotliOptions))
    await writeFile(new URL(`${name}.gz`, assets), await promisify(gzip)(content, { level: 9 }))
  }
}

const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }
