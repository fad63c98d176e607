import { mkdir, readdir, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { StartRefusal } from '@clairmemoire/settings/start-refusal'
import type { Manifest } from 'vite'

const dist = new URL('../../dist/', import.meta.url)

/** The folder with the files that the site serves. */
export const clientFolder = fileURLToPath(new URL('client/', dist))

/** The folder for source maps. The site does not serve it, so maps are not public. */
export const mapsFolder = fileURLToPath(new URL('source-maps/', dist))

/** The script that starts every page. */
export async function builtBoot(): Promise<string> {
  const manifest: Manifest = JSON.parse(await readFile(`${clientFolder}.vite/manifest.json`, 'utf8'))
  return manifest['src/boot.ts']?.file ?? ''
}

/** A script that the site serves, and its source map. */
export interface MappedScript {
  /** Its path on the site without the first slash: `assets/4bxk2p1.js`. */
  path: string
  code: Buffer
  map: Buffer
}

const end = '.map'

/** Moves the source maps of a build from the served scripts to a separate folder. */
export async function moveMaps(client: string, maps: string): Promise<void> {
  await rm(maps, { recursive: true, force: true })
  await mkdir(maps, { recursive: true })
  const assets = join(client, 'assets')
  for (const name of await readdir(assets)) if (name.endsWith(end)) await rename(join(assets, name), join(maps, name))
}

/** The scripts of a build that have a map. Throws if no script has one. */
export async function mappedScripts(client: string, maps: string): Promise<MappedScript[]> {
  const names = await readdir(maps).catch(() => [])
  if (names.length === 0) throw new StartRefusal('There are no source maps yet: build the site first.')
  return Promise.all(
    names.map(async (name) => {
      const path = `assets/${name.slice(0, -end.length)}`
      return { path, code: await readFile(join(client, path)), map: await readFile(join(maps, name)) }
    }),
  )
}
