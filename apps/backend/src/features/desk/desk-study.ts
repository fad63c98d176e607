import type { DeskStudy, Locale } from '@clairmemoire/api-client/schema'
import type { Criterion } from '@clairmemoire/domain/study'
import { studyOfCode } from '@clairmemoire/domain/studies'
import type { DeskCaseRow } from '../../desk/desk.table.ts'
import type { AskedStudy, OpenedCall, OpenedStudy } from '../../desk/desk-kind.ts'
import { studiesNow } from '../../desk/studies-now.ts'
import type { Queries } from '../../platform/database/connect.ts'
import type { Backend } from '../backend.ts'

interface OpenedCase {
  row: DeskCaseRow
  opened: OpenedCall
  locale: Locale
}

/** The studies that a call is about, the first one first, with each of their criteria then and now. */
export async function studiesOfCall(
  backend: Backend,
  queries: Queries,
  { row: { country }, opened: { study }, locale }: OpenedCase,
): Promise<DeskStudy[]> {
  if (study === undefined) return []
  const known = await studiesNow(queries, backend.studies)
  const { asked, judgedThen, judgedNow, byPhone } = study
  const open = byPhone(everyCriterionNow(backend, study), locale) ?? null
  return studiesAsked(asked).map((each) => {
    const now = studyOfCode(each.code, known)
    const sites = (now?.sites ?? []).filter((site) => site.country === country && site.recruiting)
    const current = now?.criteria ?? each.criteria
    return {
      trial_code: each.code,
      name: each.name,
      status: now?.status ?? 'closed',
      has_changed: JSON.stringify(current) !== JSON.stringify(each.criteria),
      sites: sites.map(({ city }) => city),
      criteria: judgedThen(each.criteria),
      criteria_now: judgedNow(current),
      // One conversation answers for all of them.
      by_phone: each === asked ? open : null,
    }
  })
}

function studiesAsked(asked: AskedStudy): readonly AskedStudy[] {
  return [asked, ...(asked.further ?? [])]
}

/** The criteria of the study today; of one that is gone, those that the person was told of. */
export function criteriaNow({ studies }: Pick<Backend, 'studies'>, { asked }: OpenedStudy) {
  return studyOfCode(asked.code, studies.current())?.criteria ?? asked.criteria
}

/** Those of every study of the call today, under names of their own. */
export function everyCriterionNow({ studies }: Pick<Backend, 'studies'>, { asked }: OpenedStudy): Criterion[] {
  return studiesAsked(asked).flatMap(({ code, criteria }) =>
    (studyOfCode(code, studies.current())?.criteria ?? criteria).map((criterion) => ({
      ...criterion,
      id: `${code}.${criterion.id}`,
    })),
  )
}
