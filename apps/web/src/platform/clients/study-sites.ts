import { ContentError } from '@clairmemoire/cms-client/content-error'
import type { StudySites } from '@clairmemoire/domain/study'
import { loadingTimeout } from '../timeout/loading-timeout.ts'

/** Where the site server tells what its operator has entered. */
export const studySitesPath = '/study-sites.json'

/** Fails as a read of the content service does. */
export async function readStudySites(): Promise<StudySites> {
  const answer = await fetch(studySitesPath, { signal: AbortSignal.timeout(loadingTimeout) }).catch(() => undefined)
  if (!answer?.ok) throw new ContentError({ kind: 'unreachable' })
  return answer.json()
}
