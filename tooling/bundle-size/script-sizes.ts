import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'
import type { Manifest } from 'vite'

/** What browsers load, as the build leaves it. */
export const client = path.resolve(import.meta.dirname, '../../apps/web/dist/client')

export async function readManifest(folder: string): Promise<Manifest> {
  const manifest: Manifest = JSON.parse(await readFile(path.join(folder, '.vite/manifest.json'), 'utf8'))
  return manifest
}

/** Bytes of the scripts of modules as they are sent: by Brotli, at its highest setting. */
export async function sizeOfScripts(folder: string, manifest: Manifest, modules: Iterable<string>): Promise<number> {
  const files = new Set([...modules].flatMap((key) => manifest[key]?.file ?? []))
  const sizes = await Promise.all(
    [...files].map(async (file) => (await promisify(brotliCompress)(await readFile(path.join(folder, file)))).length),
  )
  return sizes.reduce((total, size) => total + size, 0)
}
