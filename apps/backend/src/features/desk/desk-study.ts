import type { DeskStudy, Locale } from '@clairmemoire/api-client/schema'
import { studyOfCode } from '@clairmemoire/domain/studies'
import type { DeskCaseRow } from '../../desk/desk.table.ts'
import type { OpenedCall, OpenedStudy } from '../../desk/desk-kind.ts'
import { studiesNow } from '../../desk/studies-now.ts'
import type { Queries } from '../../platform/database/connect.ts'
import type { Backend } from '../backend.ts'

interface OpenedCase {
  row: DeskCaseRow
  opened: OpenedCall
  locale: Locale
}

/** The study that a call is about, with each of its criteria then and now; null where it is about none. */
export async function studyOf(
  backend: Backend,
  queries: Queries,
  { row: { country }, opened: { study }, locale }: OpenedCase,
): Promise<DeskStudy | null> {
  if (study === undefined) return null
  const { asked, criteria, judgedNow, byPhone } = study
  const now = studyOfCode(asked.code, await studiesNow(queries, backend.studies))
  const sites = (now?.sites ?? []).filter((site) => site.country === country && site.recruiting)
  const current = criteriaNow(backend, study)
  return {
    trial_code: asked.code,
    name: asked.name,
    is_paused: now?.status === 'paused',
    has_changed: JSON.stringify(current) !== JSON.stringify(asked.criteria),
    sites: sites.map(({ city }) => city),
    criteria: [...criteria],
    criteria_now: judgedNow(current),
    by_phone: byPhone(current, locale) ?? null,
  }
}

/** The criteria of the study today; of one that is gone, those that the person was told of. */
export function criteriaNow({ studies }: Pick<Backend, 'studies'>, { asked }: OpenedStudy) {
  return studyOfCode(asked.code, studies.current())?.criteria ?? asked.criteria
}
