import { StartRefusal } from '@clairmemoire/settings/start-refusal'
import { type Content, gather } from './documents/content.ts'
import { contentFolder } from './documents/content-folder.ts'
import { type Fault, sentenceOf } from './documents/source.ts'

/** Milliseconds for which documents are taken to be as they were. */
const freshFor = 1_000

/** Answers with the documents as they are now, or as they last were when all of them could be read. */
export type ContentStore = () => Promise<Content>

interface Surroundings {
  /** Is told in one line of documents that cannot be read, once for each change, and once when their folder goes away. */
  say: (line: string) => void
  /** Milliseconds on a clock that only goes forward. */
  now: () => number
}

/** Reads every document below the folder. A bad one refuses the start, and all that is wrong is said at once. */
export async function createContentStore(folder: string, { say, now }: Surroundings): Promise<ContentStore> {
  const documents = contentFolder(folder)
  let sources = await documents.read().catch(() => {
    throw new StartRefusal(`CMS_CONTENT_DIR must be a folder of documents that can be read, not "${folder}".`)
  })
  const first = gather(sources)
  if ('faults' in first) throw new StartRefusal(refusalOf(first.faults))
  let { content } = first
  let lookedAt = now()
  let looking: Promise<void> | undefined
  let isAway = false

  async function lookAgain(): Promise<void> {
    const found = await documents.read()
    isAway = false
    if (found === sources) return
    sources = found
    const gathered = gather(found)
    if ('content' in gathered) content = gathered.content
    else say(keptLine(gathered.faults))
  }

  function sayOnceAway(): void {
    if (!isAway) say('The folder of documents cannot be read; the last good ones are kept.')
    isAway = true
  }

  return async () => {
    if (now() - lookedAt >= freshFor) {
      looking ??= lookAgain()
        .catch(sayOnceAway)
        .finally(() => {
          lookedAt = now()
          looking = undefined
        })
    }
    await looking
    return content
  }
}

function refusalOf(faults: readonly Fault[]): string {
  return ['Some documents cannot be shown:', ...faults.map(sentenceOf)].join('\n')
}

function keptLine(faults: readonly Fault[]): string {
  const [first, ...others] = faults.map(sentenceOf)
  const more = others.length === 0 ? '' : ` (and ${others.length} more)`
  return `The last good documents are kept: ${first}${more}`
}
