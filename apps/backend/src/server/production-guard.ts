import type { Study } from '@clairmemoire/domain/study'
import type { Settings } from './settings.ts'
import { StartRefusal } from '../platform/start-refusal.ts'

/** Production neither calls from made-up numbers nor sends people to made-up sites (R0-05). */
export function refuseSamplesInProduction(settings: Settings, studies: readonly Study[]): void {
  if (settings.environment !== 'production') return
  const missing = [...settings.sampleFacts, ...(settings.smtpUrl === undefined ? ['SMTP_URL'] : [])]
  if (missing.length > 0) {
    throw new StartRefusal(`SITE_ENV=production needs these settings: ${missing.join(', ')}.`)
  }
  const samples = studies.filter((study) => study.sites.some((site) => site.sample)).map((study) => study.code)
  if (samples.length > 0) {
    throw new StartRefusal(`SITE_ENV=production does not start with sample study sites: ${samples.join(', ')}.`)
  }
}
