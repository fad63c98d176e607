import type { SiteEnvironment } from '@clairmemoire/domain/site-host'
import { anyText, origin } from '@clairmemoire/settings/kinds'
import type { Schema, SettingsOf } from '@clairmemoire/settings/schema'
import type { Service } from '../../src/platform/settings/public-settings.ts'
import type { Matomo } from './matomo.ts'
import type { PostHog } from './posthog.ts'

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

type MeasurementSettings = SettingsOf<typeof measurementSettings>

/** The services that an operator has set up whole. */
export interface Collectors {
  matomo?: Matomo
  postHog?: PostHog
}

export function collectorsOf(settings: MeasurementSettings): Collectors {
  const { matomoUrl, matomoSiteId, postHogUrl, postHogKey } = settings
  return {
    ...(matomoUrl && matomoSiteId ? { matomo: { url: matomoUrl, siteId: matomoSiteId } } : {}),
    ...(postHogUrl && postHogKey ? { postHog: { url: postHogUrl, projectKey: postHogKey } } : {}),
  }
}

/** What pages may tell: on the production hosts alone (R7-43, A-12). */
export function servicesOf(settings: MeasurementSettings, environment: SiteEnvironment): Service[] {
  if (environment !== 'production') return []
  const { matomo, postHog } = collectorsOf(settings)
  return [...(matomo ? (['audience', 'tracking'] as const) : []), ...(postHog ? (['product'] as const) : [])]
}
