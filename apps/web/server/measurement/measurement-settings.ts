import { anyText, origin } from '@clairmemoire/settings/kinds'
import type { Schema, SettingsOf } from '@clairmemoire/settings/schema'

/** Services outside the site that count what is read; each is used when both of its settings are there. */
export const measurementSettings = {
  postHogUrl: {
    name: 'POSTHOG_URL',
    kind: origin,
    meaning: 'where PostHog takes events, with the visitor’s consent; pages send them through the site only',
  },
  postHogKey: { name: 'POSTHOG_KEY', kind: anyText, meaning: 'the key of the project at PostHog' },
  matomoUrl: {
    name: 'MATOMO_URL',
    kind: origin,
    meaning: 'address of Matomo, which counts pages without cookies, and visits with consent',
  },
  matomoSiteId: { name: 'MATOMO_SITE_ID', kind: anyText, meaning: 'the id of the site at Matomo' },
} satisfies Schema

export type MeasurementSettings = SettingsOf<typeof measurementSettings>
