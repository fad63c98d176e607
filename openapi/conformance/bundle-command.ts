import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { rolldown } from 'rolldown'

/** Bundles the command `conformance` (command.ts), its dependencies and the contract into one file for Node 20 or later. */
export async function bundleCommand(file: string): Promise<void> {
  const bundle = await rolldown({ input: join(import.meta.dirname, 'command.ts'), platform: 'node' })
  await bundle.write({ file, format: 'esm', postBanner: ({ moduleIds }) => allNotices(moduleIds) })
}

/** The licenses of bundled packages. Throws when a package has no license text. */
function allNotices(modules: readonly string[]): string {
  const folders = modules.map((id) => /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/.exec(id)?.[0])
  const texts = [...new Set(folders)].flatMap((folder) => (folder === undefined ? [] : [noticeOf(folder)]))
  return `/*!\n${texts.join('\n\n')}\n*/`
}

function noticeOf(folder: string): string {
  const [license] = globSync('{LICENSE,LICENCE,license}*', { cwd: folder })
  const { name, version }: { name: string; version: string } = JSON.parse(
    readFileSync(join(folder, 'package.json'), 'utf8'),
  )
  if (license === undefined) throw new Error(`${name} has no license text.`)
  return `${name} ${version}\n\n${readFileSync(join(folder, license), 'utf8').trim()}`
}

if (import.meta.main) await bundleCommand(join(import.meta.dirname, '../dist/conformance.mjs'))
