import path from 'node:path'
import { createCmsClient } from '@clairmemoire/cms-client'
import type { Problem } from '@clairmemoire/cms-client/problem'
import type { StudySites } from '@clairmemoire/domain/study'
import type { OutageTracker } from '@clairmemoire/observability/outage-tracker'
import { redact } from '@clairmemoire/observability/redact'
import type { Log } from '@clairmemoire/observability/server-log'
import { contentOf } from '../../src/platform/content/content-of.ts'
import { contentPath } from '../../src/platform/content/content-path.ts'
import { fileArchive } from './content-archive.ts'
import { type ContentStore, createContentStore } from './content-store.ts'
import { problemLines } from './problem-lines.ts'
import { readContent } from './read-content.ts'
import { contentTrouble, failureOfService } from './content-failure.ts'

interface ContentSettings {
  cmsUrl: string
  dataDirectory: string
  studySites: StudySites
}

/** Milliseconds for one read; a page for which there is something to show waits less. */
const timeout = 5000

/** The content service as the site server reads it; the last good content is kept in the data directory. */
export function siteContent(
  { cmsUrl, dataDirectory, studySites }: ContentSettings,
  log: Log,
  states: Pick<OutageTracker, 'begins' | 'ends'>,
): ContentStore {
  const tellProblems = problemLines((reason) => log.warn({ reason }, 'content left out'))
  return createContentStore({
    read: async (key) => {
      const problems: Problem[] = []
      const onProblem = (problem: Problem) => void problems.push(problem)
      const client = createCmsClient({ origin: cmsUrl, files: contentPath, timeout, onProblem })
      let isOfService = true
      const sitesOfSettings = async () => {
        isOfService = false
        return studySites
      }
      try {
        const value = await readContent((locale) => contentOf(client, locale, sitesOfSettings), key)
        if (isOfService) states.ends('content service fails')
        tellProblems(key, problems)
        return value
      } catch (error) {
        const reason = failureOfService(error)
        if (reason !== undefined) states.begins('content service fails', { reason })
        throw error
      }
    },
    archive: fileArchive(path.join(dataDirectory, 'content')),
    onTrouble: contentTrouble(log),
    onUnkept: (reason) => log.error(redact(reason), 'content cannot be kept'),
  })
}
