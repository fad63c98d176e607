import path from 'node:path'
import { createCmsClient } from '@clairmemoire/cms-client'
import type { Problem } from '@clairmemoire/cms-client/problem'
import { contentOf } from '../../src/platform/content/content-of.ts'
import { contentPath } from '../../src/platform/content/content-path.ts'
import { fileArchive } from './content-archive.ts'
import { type ContentStore, createContentStore } from './content-store.ts'
import { problemLines } from './problem-lines.ts'
import { readContent } from './read-content.ts'

interface ContentSettings {
  cmsUrl: string
  dataDirectory: string
}

/** Milliseconds for one read; a page for which there is something to show waits less. */
const timeout = 5000

/** The content service as the site server reads it; the last good content is kept in the data directory. */
export function siteContent({ cmsUrl, dataDirectory }: ContentSettings, tell: (line: string) => void): ContentStore {
  const tellProblems = problemLines(tell)
  return createContentStore({
    read: async (key) => {
      const problems: Problem[] = []
      const onProblem = (problem: Problem) => void problems.push(problem)
      const client = createCmsClient({ origin: cmsUrl, files: contentPath, timeout, onProblem })
      const value = await readContent((locale) => contentOf(client, locale), key)
      tellProblems(key, problems)
      return value
    },
    archive: fileArchive(path.join(dataDirectory, 'content')),
    onTrouble: (key, reason) => tell(`${key}: ${reason instanceof Error ? reason.message : String(reason)}`),
  })
}
