import { type ReportError, reportsTo } from '@clairmemoire/observability/server-error-reports'
import type { SiteSettings } from '../settings.ts'

/** Whom the site server reports its own errors to. */
export function reportsOf({ siteEnvironment, operator }: SiteSettings): ReportError {
  const { sentryDsn, sentryRelease } = operator
  return reportsTo(sentryDsn, { server: 'site', environment: siteEnvironment, release: sentryRelease })
}
