import { globSync, readFileSync } from 'node:fs'
import { SourceMap } from 'node:module'
import path from 'node:path'

const dist = path.resolve(import.meta.dirname, '../../apps/web/dist')
const client = path.join(dist, 'client')

export interface BuiltFile {
  name: string
  text: string
}

/** What browsers load, as the build leaves it. */
export function builtFiles(end: 'js' | 'css'): BuiltFile[] {
  const names = globSync(`**/*.${end}`, { cwd: client })
  return names.map((name) => ({ name, text: readFileSync(path.join(client, name), 'utf8') }))
}

/** The file of the repository, or of a package, that a place of a script came from. */
export function sourceOf({ name, text }: BuiltFile, start: number): string {
  const map = mapOf(name)
  const before = text.slice(0, start).split('\n')
  const { originalSource: source } = {
    originalSource: '',
    ...map?.findEntry(before.length - 1, before.at(-1)?.length ?? 0),
  }
  return source.replace(/^.*\/node_modules\//, '').replace(/^(?:\.\.\/)+/, '') || name
}

function mapOf(name: string): SourceMap | undefined {
  const file = path.join(dist, 'source-maps', `${path.basename(name)}.map`)
  try {
    return new SourceMap(JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    return undefined
  }
}
