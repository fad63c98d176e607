import { anySecret, anyText, origin } from '@clairmemoire/settings/kinds'
import type { Schema } from '@clairmemoire/settings/schema'

/** Settings of `pnpm source-maps`; no server reads them. */
export const sourceMapSettings = {
  url: {
    name: 'SENTRY_URL',
    kind: origin,
    default: 'https://sentry.io',
    meaning: 'where `pnpm source-maps` finds Sentry',
  },
  organization: { name: 'SENTRY_ORG', kind: anyText, meaning: 'the name of the organization at Sentry, for the same' },
  project: { name: 'SENTRY_PROJECT', kind: anyText, meaning: 'the name of its project, for the same' },
  token: {
    name: 'SENTRY_AUTH_TOKEN',
    kind: anySecret,
    meaning: 'token for the same, with the right `project:releases`',
  },
} satisfies Schema
