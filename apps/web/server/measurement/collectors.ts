import type { SiteEnvironment } from '@clairmemoire/domain/site-host'
import type { Service } from '../../src/platform/settings/public-settings.ts'
import type { MeasurementSettings } from './measurement-settings.ts'
import type { Matomo } from './matomo.ts'
import type { PostHog } from './posthog.ts'

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
