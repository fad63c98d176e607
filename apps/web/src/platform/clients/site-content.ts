import { createCmsClient } from '@clairmemoire/cms-client'
import { ContentError } from '@clairmemoire/cms-client/content-error'
import type { Locale } from '@clairmemoire/domain/locale'
import { type Content, contentPath, documentsIn } from '../content/content.ts'
import { loadingTimeout } from '../timeout/within.ts'

/** The path of the operator's study sites on the site server. */
export const studySitesPath = '/study-sites.json'

/** The path of the clinic's statements about studies: served from the site's cache, so that the backend learns nothing about readers. */
export const studyStatesPath = '/study-states.json'

/** Rejects as a read of the content service does. */
async function read<Answer>(path: string): Promise<Answer> {
  const answer = await fetch(path, { signal: AbortSignal.timeout(loadingTimeout) }).catch(() => undefined)
  if (!answer?.ok) throw new ContentError({ kind: 'unreachable' })
  return answer.json()
}

/** The content service as a page reaches it: through the site's own origin. */
export function createSiteContent(locale: Locale): Content {
  const client = createCmsClient({
    origin: location.origin + contentPath,
    files: contentPath,
    timeout: loadingTimeout,
  })
  return {
    ...documentsIn(locale, (_key, readWith) => readWith(client)),
    studySites: () => read(studySitesPath),
    studyStates: () => read(studyStatesPath),
  }
}
