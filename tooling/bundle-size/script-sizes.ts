import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Manifest } from 'vite'

/** The folder of the built files that browsers load. */
export const client = path.resolve(import.meta.dirname, '../../apps/web/dist/client')

export async function readManifest(folder: string): Promise<Manifest> {
  const manifest: Manifest = JSON.parse(await readFile(path.join(folder, '.vite/manifest.json'), 'utf8'))
  return manifest
}
