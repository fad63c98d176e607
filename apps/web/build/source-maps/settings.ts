import { anySecret, anyText, origin } from '@clairmemoire/settings/kinds'
import type { Schema } from '@clairmemoire/settings/schema'

/** Settings of `pnpm source-maps`; no server reads them. */
export const sourceMapSettings = {
  url: {
    name: 'SENTRY_URL',
    kind: origin,
    default: 'https://sentry.io',
    meaning: 'the address of Sentry for `pnpm source-maps`',
  },
  organization: {
    name: 'SENTRY_ORG',
    kind: anyText,
    meaning: 'the name of the organization at Sentry for `pnpm source-maps`',
  },
  project: {
    name: 'SENTRY_PROJECT',
    kind: anyText,
    meaning: 'the name of the project at Sentry for `pnpm source-maps`',
  },
  token: {
    name: 'SENTRY_AUTH_TOKEN',
    kind: anySecret,
    meaning: 'the token for `pnpm source-maps`, with the right `project:releases`',
  },
} satisfies Schema
