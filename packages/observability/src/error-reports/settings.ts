import { kindOf } from '@clairmemoire/settings/kinds'
import type { Schema } from '@clairmemoire/settings/schema'
import { dsn } from './dsn.ts'

const release = kindOf('a version of at most 80 letters, digits and . _ + @ -', (text) =>
  /^[\w.+@-]{1,80}$/.test(text) ? text : undefined,
)

/** Settings that the site server and the backend share. */
export const errorReportSettings = {
  sentryDsn: {
    name: 'SENTRY_DSN',
    kind: dsn,
    meaning:
      'the DSN of a Sentry project for errors of pages, site server and backend, without data of visitors; pages report only through the site',
  },
  sentryRelease: {
    name: 'SENTRY_RELEASE',
    kind: release,
    meaning: 'the version that servers name in error reports, such as a commit; pages know their own version',
  },
} satisfies Schema
