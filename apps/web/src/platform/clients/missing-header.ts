import type { ApiClient, MissingHeader } from '@clairmemoire/api-client'
import { missingHeader } from '@clairmemoire/api-client/missing-header'
import { sessionRenewal } from '../session/renewal.ts'
import type { Session } from '../session/session.ts'

/** What the site's own client sends when it is asked for more: `plain` is one that repeats nothing. */
export function missingOnSite(session: Session, plain: ApiClient): MissingHeader {
  return missingHeader(sessionRenewal(session, plain), async (...asked) =>
    (await import('../proof-of-work/solve-challenge.ts')).solve(...asked),
  )
}
