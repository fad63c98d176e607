import { readFile, rm } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { build, type Manifest } from 'vite'
import { type MappedScript, mappedScripts } from './mapped-scripts.ts'

const site = new URL('../../', import.meta.url)
const served = fileURLToPath(new URL('dist/client/', site))
/** Beside what is served, and gone as soon as it was read. */
const aside = fileURLToPath(new URL('dist/source-maps/', site))

/** The file that pages start from. */
export async function builtBoot(): Promise<string> {
  const manifest: Manifest = JSON.parse(await readFile(`${served}.vite/manifest.json`, 'utf8'))
  return manifest['src/boot.ts']?.file ?? ''
}

/** Builds the client once more, with maps, and gives its scripts if they are the served ones. */
export async function buildMaps(): Promise<MappedScript[]> {
  const options = { outDir: aside, emptyOutDir: true, copyPublicDir: false, sourcemap: 'hidden' } as const
  try {
    await build({ root: fileURLToPath(site), logLevel: 'warn', build: options })
    return await mappedScripts(aside, served)
  } finally {
    await rm(aside, { recursive: true, force: true })
  }
}
