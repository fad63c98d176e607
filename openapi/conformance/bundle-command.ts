import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { rolldown } from 'rolldown'

/** Writes the command with all that it needs, the contract too, into one file that any Node from 20 on runs. */
export async function bundleCommand(file: string): Promise<void> {
  const bundle = await rolldown({ input: join(import.meta.dirname, 'command.ts'), platform: 'node' })
  await bundle.write({ file, format: 'esm', postBanner: ({ moduleIds }) => notices(moduleIds) })
}

/** The licenses of what others wrote, which travel with it. Fails when a package brings no text. */
function notices(modules: readonly string[]): string {
  const folders = modules.map((id) => /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/.exec(id)?.[0])
  const texts = [...new Set(folders)].flatMap((folder) => (folder === undefined ? [] : [notice(folder)]))
  return `/*!\n${texts.join('\n\n')}\n*/`
}

function notice(folder: string): string {
  const [license] = globSync('{LICENSE,LICENCE,license}*', { cwd: folder })
  const { name, version }: { name: string; version: string } = JSON.parse(
    readFileSync(join(folder, 'package.json'), 'utf8'),
  )
  if (license === undefined) throw new Error(`${name} brings no text of its license.`)
  return `${name} ${version}\n\n${readFileSync(join(folder, license), 'utf8').trim()}`
}

if (import.meta.main) await bundleCommand(join(import.meta.dirname, '../dist/conformance.mjs'))
