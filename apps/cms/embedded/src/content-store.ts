import { readdir, readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import type { Reason } from '@clairmemoire/cms-client/reason'
import type { Locale } from '@clairmemoire/domain/locale'
import { StartRefusal } from '@clairmemoire/settings/start-refusal'
import { type Content, gather, imagePath, type Sources } from './documents/content.ts'
import type { Fault } from './documents/fault.ts'
import { faultTexts } from './documents/fault-text.ts'
import { documentKeyOf, readSources, type Source } from './documents/source.ts'

/** Milliseconds between checks for changed documents. */
const checkInterval = 1_000

/** Returns the current documents. For a faulty document it returns the last valid version, if there was one. */
export type ContentStore = () => Promise<Content>

interface StoreOptions {
  /** Receives all faults when they have changed, one line when there are no more, and one when the folder becomes unreadable. */
  log: (line: string) => void
  /** Milliseconds of a monotonic clock. */
  now: () => number
  /** The language of the faults; the author of the documents reads them. */
  locale?: Locale
}

const sentences = {
  faults: { fr: 'Certains documents ne peuvent pas être affichés\u00a0:', en: 'Some documents cannot be shown:' },
  withheld: {
    fr: 'Ces documents ne sont pas publiés tels quels\u202f; leur dernière version valide, s’il y en a une, reste affichée\u00a0:',
    en: 'These documents are not published as they are; their last valid versions, if any, are still served:',
  },
  mended: {
    fr: 'Tous les documents sont de nouveau publiés tels quels.',
    en: 'All documents are published as they are again.',
  },
  missing: {
    fr: 'Le dossier des documents est illisible\u202f; les derniers documents valides restent affichés.',
    en: 'The folder of documents cannot be read; the last valid documents are still served.',
  },
}

/** Reads every document below the folder. If any is faulty, the start fails with one message that contains all faults. */
export async function createContentStore(
  folder: string,
  { log, now, locale = 'en' }: StoreOptions,
): Promise<ContentStore> {
  const readFolder = sourcesIn(folder)
  let sources = await readFolder().catch(() => {
    throw new StartRefusal(`CMS_CONTENT_DIR must be a folder of documents that can be read, not "${folder}".`)
  })
  const first = gather(sources)
  if (first.faults.length > 0) throw new StartRefusal(await faultsAfter(sentences.faults, first.faults))
  let { content } = first
  let reported = ''
  let checkedAt = now()
  let checking: Promise<void> | undefined
  let isMissing = false

  async function checkForChanges(): Promise<void> {
    const found = await readFolder()
    isMissing = false
    if (found === sources) return
    sources = found
    const { faults, ...gathered } = gather(found, content)
    content = gathered.content
    const report = faults.length > 0 ? await faultsAfter(sentences.withheld, faults) : ''
    if (report !== reported) log(report || sentences.mended[locale])
    reported = report
  }

  function logOnceMissing(): void {
    if (!isMissing) log(sentences.missing[locale])
    isMissing = true
  }

  async function faultsAfter(sentence: Record<Locale, string>, faults: readonly Fault[]): Promise<string> {
    return [sentence[locale], ...(await faultTexts(faults, folder, locale))].join('\n')
  }

  return async () => {
    if (now() - checkedAt >= checkInterval) {
      checking ??= checkForChanges()
        .catch(logOnceMissing)
        .finally(() => {
          checkedAt = now()
          checking = undefined
        })
    }
    await checking
    return content
  }
}

/** Maximum size of a document in bytes; the longest document of the repository has a tenth of it. */
const maxFileSize = 1024 * 1024

/** Number of files that are read in parallel; the limit saves memory. */
const batchSize = 50

interface Known {
  stamp: string
  sources: readonly Source[]
}

/**
 * Reads the documents below a folder. Later calls read only the files that have changed; if none has, they return the identical
 * sources.
 */
export function sourcesIn(folder: string): () => Promise<Sources> {
  let known = new Map<string, Known>()
  let sources: Sources = { documents: [], images: new Set() }

  return async () => {
    const all = (await readdir(folder, { recursive: true })).sort()
    const files = all.filter(isDocument)
    const named = all
      .filter((file) => path.dirname(file) === 'uploads')
      .map((file) => `/uploads/${path.basename(file)}`)
    const images = new Set(named.map(imagePath))
    const found: [string, Known][] = []
    for (let first = 0; first < files.length; first += batchSize) {
      const some = files.slice(first, first + batchSize).map((file) => readIfChanged(folder, file, known.get(file)))
      found.push(...(await Promise.all(some)).flat())
    }
    const isSame = found.length === known.size && found.every(([file, one]) => known.get(file) === one)
    if (isSame && [...images].join() === [...sources.images].join()) return sources
    known = new Map(found)
    sources = { documents: found.flatMap(([, known]) => known.sources), images }
    return sources
  }
}

/**
 * Leaves out images and hidden files, which belong to editors and the operating system. A text in a folder is a document even if
 * its extension is wrong, so that its author learns why it is not shown.
 */
function isDocument(file: string): boolean {
  const isHidden = file.split(path.sep).some((name) => name.startsWith('.'))
  return !isHidden && /^(?!uploads[/\\]).+[/\\].+\.(?:md|markdown|ya?ml|txt|docx?|odt|rtf)$/i.test(file)
}

/** Returns an empty list if the file was deleted after the folder was listed. */
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
