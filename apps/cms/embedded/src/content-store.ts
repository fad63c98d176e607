import { StartRefusal } from '@clairmemoire/settings/start-refusal'
import { type Content, gather } from './documents/content.ts'
import { contentFolder } from './documents/content-folder.ts'
import { type Fault, sentenceOf } from './documents/source.ts'

/** Milliseconds between checks for changed documents. */
const checkInterval = 1_000

/** Returns the current documents, or the last ones without a fault. */
export type ContentStore = () => Promise<Content>

interface StoreOptions {
  /** Logs one line for each change with faults, and one when the folder becomes unreadable. */
  log: (line: string) => void
  /** Milliseconds of a monotonic clock. */
  now: () => number
}

/** Reads every document below the folder. A faulty one refuses the start, with all faults in one message. */
export async function createContentStore(folder: string, { log, now }: StoreOptions): Promise<ContentStore> {
  const documents = contentFolder(folder)
  let sources = await documents.read().catch(() => {
    throw new StartRefusal(`CMS_CONTENT_DIR must be a folder of documents that can be read, not "${folder}".`)
  })
  const first = gather(sources)
  if ('faults' in first) throw new StartRefusal(refusalOf(first.faults))
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
    else log(faultsLine(gathered.faults))
  }

  function logOnceMissing(): void {
    if (!isMissing) log('The folder of documents cannot be read; the last good ones are kept.')
    isMissing = true
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

function refusalOf(faults: readonly Fault[]): string {
  return ['Some documents cannot be shown:', ...faults.map(sentenceOf)].join('\n')
}

function faultsLine(faults: readonly Fault[]): string {
  const [first, ...others] = faults.map(sentenceOf)
  const more = others.length === 0 ? '' : ` (and ${others.length} more)`
  return `The last good documents are kept: ${first}${more}`
}
