import { readFileSync } from 'node:fs'

const build = new URL('../dist/client/.vite/manifest.json', import.meta.url)
const chunks: Readonly<Record<string, { file: string } | undefined>> = JSON.parse(readFileSync(build, 'utf8'))

/** The path of the built file of a module that pages load on demand. */
export function fileOfModule(module: string): string {
  const chunk = chunks[module]
  if (!chunk) throw new Error(`The build has no separate file for ${module}`)
  return `/${chunk.file}`
}
