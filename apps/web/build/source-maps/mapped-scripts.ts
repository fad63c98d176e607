import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { StartRefusal } from '@clairmemoire/settings/start-refusal'

/** A script as it is served, and what leads from each place in it to our source. */
export interface MappedScript {
  /** Its path on the site without the first slash: `assets/4bxk2p1.js`. */
  path: string
  code: Buffer
  map: Buffer
}

/** The scripts of a build that have a map, if they are those that are served: refuses with one sentence otherwise. */
export async function mappedScripts(built: string, served: string): Promise<MappedScript[]> {
  const files = await readdir(join(built, 'assets'))
  const names = files.filter(isScript)
  const servedNames = (await readdir(join(served, 'assets')).catch(() => [])).filter(isScript)
  if (names.toSorted().join() !== servedNames.toSorted().join()) throw refusal
  const scripts: MappedScript[] = []
  for (const name of names) {
    const code = await readFile(join(built, 'assets', name))
    if (!code.equals(await readFile(join(served, 'assets', name)))) throw refusal
    const map = `${name}.map`
    if (files.includes(map))
      scripts.push({ path: `assets/${name}`, code, map: await readFile(join(built, 'assets', map)) })
  }
  return scripts
}

const isScript = (name: string) => name.endsWith('.js')

const refusal = new StartRefusal(
  'The built site is not of this source: build it first, or check out what it was built of.',
)
