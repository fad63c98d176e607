import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { Manifest } from 'vite'

const dist = new URL('../../dist/', import.meta.url)

/** What is served. */
export const clientFolder = fileURLToPath(new URL('client/', dist))

/** Beside what is served, so that nobody is given it. */
export const mapsFolder = fileURLToPath(new URL('source-maps/', dist))

/** The file that pages start from. */
export async function builtBoot(): Promise<string> {
  const manifest: Manifest = JSON.parse(await readFile(`${clientFolder}.vite/manifest.json`, 'utf8'))
  return manifest['src/boot.ts']?.file ?? ''
}
