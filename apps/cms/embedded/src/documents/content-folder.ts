import { readdir, readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import type { Reason } from '@clairmemoire/cms-client/reason'
import { documentKeyOf, readSources, type Source } from './source.ts'

/** Maximum bytes of a document; the longest existing one has a tenth of it. */
const maxFileSize = 1024 * 1024

/** Files read in parallel, which limits memory. */
const batchSize = 50

interface Known {
  stamp: string
  sources: readonly Source[]
}

/** The documents below a folder; a file is only read again when it has changed. */
export interface ContentFolder {
  /** The identical list while nothing has changed. */
  read: () => Promise<readonly Source[]>
}

export function contentFolder(folder: string): ContentFolder {
  let known = new Map<string, Known>()
  let sources: readonly Source[] = []

  return {
    read: async () => {
      const files = (await readdir(folder, { recursive: true })).filter(isDocument).sort()
      const found: [string, Known][] = []
      for (let first = 0; first < files.length; first += batchSize) {
        const some = files.slice(first, first + batchSize).map((file) => readIfChanged(folder, file, known.get(file)))
        found.push(...(await Promise.all(some)).flat())
      }
      const isSame = found.length === known.size && found.every(([file, one]) => known.get(file) === one)
      if (isSame) return sources
      known = new Map(found)
      sources = found.flatMap(([, known]) => known.sources)
      return sources
    },
  }
}

/** Hidden files belong to editors and the operating system. */
function isDocument(file: string): boolean {
  const isHidden = file.split(path.sep).some((name) => name.startsWith('.'))
  return (
    !isHidden && /(?:^|[/\\])(?:[^/\\]+\.md|footer\.yaml|studies[/\\][^/\\]+\.yaml)$/.test(file) && /[/\\]/.test(file)
  )
}

/** Empty for a file that was deleted after the folder was listed. */
async function readIfChanged(folder: string, file: string, before: Known | undefined): Promise<[string, Known][]> {
  try {
    const { mtimeMs, ctimeMs, size, ino } = await stat(path.join(folder, file))
    const stamp = `${mtimeMs} ${ctimeMs} ${size} ${ino}`
    return [[file, before?.stamp === stamp ? before : { stamp, sources: await sourcesAt(folder, file, size) }]]
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return []
    throw error
  }
}

async function sourcesAt(folder: string, file: string, size: number): Promise<readonly Source[]> {
  const key = documentKeyOf(file)
  const nowhere = { locale: 'fr', kind: 'pages', slug: '', file, fields: {}, text: '[]' } as const
  const refused = (reason: Reason): Source[] => [{ ...nowhere, ...key, faults: [{ file, field: '', reason }] }]
  if (key === undefined) return refused({ code: 'unknown_folder' })
  if (size > maxFileSize) return refused({ code: 'too_many_bytes', max: maxFileSize })
  const text = textOf(await readFile(path.join(folder, file)))
  return text === undefined ? refused({ code: 'not_utf8' }) : readSources(file, text, key)
}

/** Drops a byte order mark; undefined for another encoding, such as Latin-1. */
function textOf(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}
