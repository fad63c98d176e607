import type { DeskStudy, Locale } from '@clairmemoire/api-client/schema'
import { localeOfCountry } from '@clairmemoire/domain/country'
import { studiesIn } from '@clairmemoire/studies'
import { trialMatch } from '@clairmemoire/studies/trial-match'
import type { DeskCaseRow } from '../../desk/desk.table.ts'
import type { OpenedCall } from '../../desk/desk-kind.ts'
import { studiesNow } from '../../desk/studies-now.ts'
import type { Queries } from '../../platform/database/connect.ts'
import type { Backend } from '../backend.ts'

interface OpenedCase {
  row: DeskCaseRow
  opened: OpenedCall
  locale: Locale
}

/** The study that a call is about, with each of its criteria; null where it is about none. */
export async function studyOf(
  { studies }: Backend,
  queries: Queries,
  { row: { trialCode, country }, opened: { criteria, criteriaNow, byPhone }, locale }: OpenedCase,
): Promise<DeskStudy | null> {
  if (trialCode === null) return null
  const study = studiesIn(country, await studiesNow(queries, studies)).find(({ code }) => code === trialCode)
  const sites = (study?.sites ?? []).filter((site) => site.country === country && site.recruiting)
  return {
    trial_code: trialCode,
    name: trialMatch(trialCode, localeOfCountry(country)).name,
    is_paused: study?.status === 'paused',
    sites: sites.map(({ city }) => city),
    criteria: [...criteria],
    criteria_now: [...criteriaNow],
    by_phone: byPhone(locale) ?? null,
  }
}
