import type { Locale } from '@clairmemoire/domain/locale'
import { StartRefusal } from '@clairmemoire/settings/start-refusal'
import { type Content, gather } from './documents/content.ts'
import { contentFolder } from './documents/content-folder.ts'
import { type Fault, faultText } from './documents/fault.ts'

/** Milliseconds between checks for changed documents. */
const checkInterval = 1_000

/** Returns the current documents, or the last ones without a fault. */
export type ContentStore = () => Promise<Content>

interface StoreOptions {
  /** Logs all faults after a change, and once that the folder becomes unreadable. */
  log: (line: string) => void
  /** Milliseconds of a monotonic clock. */
  now: () => number
  /** The language of faults, for the author of the documents. */
  locale?: Locale
}

const sentences = {
  faults: { fr: 'Certains documents ne peuvent pas être affichés\u00a0:', en: 'Some documents cannot be shown:' },
  lastDocuments: {
    fr: 'Les derniers documents valides restent affichés\u00a0:',
    en: 'The last valid documents are still served:',
  },
  missing: {
    fr: 'Le dossier des documents est illisible\u202f; les derniers documents valides restent affichés.',
    en: 'The folder of documents cannot be read; the last valid documents are still served.',
  },
}

/** Reads every document below the folder. A faulty one refuses the start, with all faults in one message. */
export async function createContentStore(
  folder: string,
  { log, now, locale = 'en' }: StoreOptions,
): Promise<ContentStore> {
  const documents = contentFolder(folder)
  let sources = await documents.read().catch(() => {
    throw new StartRefusal(`CMS_CONTENT_DIR must be a folder of documents that can be read, not "${folder}".`)
  })
  const first = gather(sources)
  if ('faults' in first) throw new StartRefusal(faultsAfter(sentences.faults, first.faults))
  let { content } = first
  let checkedAt = now()
  let checking: Promise<void> | undefined
  let isMissing = false

  async function checkForChanges(): Promise<void> {
    const found = await documents.read()
    isMissing = false
    if (found === sources) return
    sources = found
    const gathered = gather(found)
    if ('content' in gathered) content = gathered.content
    else log(faultsAfter(sentences.lastDocuments, gathered.faults))
  }

  function logOnceMissing(): void {
    if (!isMissing) log(sentences.missing[locale])
    isMissing = true
  }

  function faultsAfter(sentence: Record<Locale, string>, faults: readonly Fault[]): string {
    return [sentence[locale], ...faults.map((fault) => faultText(fault, locale))].join('\n')
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
