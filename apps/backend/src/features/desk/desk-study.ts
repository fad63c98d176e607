import type { DeskStudy, Locale } from '@clairmemoire/api-client/schema'
import type { Criterion } from '@clairmemoire/domain/study'
import { studyOfCode } from '@clairmemoire/domain/studies'
import type { DeskCaseRow } from '../../desk/desk.table.ts'
import type { RequestedStudy, OpenedCall, OpenedStudy } from '../../desk/call-handler.ts'
import { studiesNow } from '../../desk/studies-now.ts'
import type { Queries } from '../../platform/database/connect.ts'
import type { Backend } from '../backend.ts'

interface OpenedCase {
  row: DeskCaseRow
  opened: OpenedCall
  locale: Locale
}

/** Returns the studies of a call, the main study first, with their criteria at the time of the request and now. */
export async function studiesOfCall(
  backend: Backend,
  queries: Queries,
  { row: { country }, opened: { study }, locale }: OpenedCase,
): Promise<DeskStudy[]> {
  if (study === undefined) return []
  const known = await studiesNow(queries, backend.studies)
  const { requested, assessSentAnswers, assessAllAnswers, phoneQuestions } = study
  const open = phoneQuestions(everyCriterionNow(backend, study), locale) ?? null
  return requestedStudies(requested).map((each) => {
    const now = studyOfCode(each.code, known)
    const sites = (now?.sites ?? []).filter((site) => site.country === country && site.recruiting)
    const current = now?.criteria ?? each.criteria
    return {
      trial_code: each.code,
      name: each.name,
      status: now?.status ?? 'closed',
      has_changed: JSON.stringify(current) !== JSON.stringify(each.criteria),
      sites: sites.map(({ city }) => city),
      criteria: assessSentAnswers(each.criteria),
      criteria_now: assessAllAnswers(current),
      // The main study has the questions of all studies, so that they are asked once.
      by_phone: each === requested ? open : null,
    }
  })
}

function requestedStudies(requested: RequestedStudy): readonly RequestedStudy[] {
  return [requested, ...(requested.further ?? [])]
}

/** Returns the current criteria of the study; if it was removed, those at the time of the request. */
export function criteriaNow({ studies }: Pick<Backend, 'studies'>, { requested }: OpenedStudy) {
  return studyOfCode(requested.code, studies.current())?.criteria ?? requested.criteria
}

/** Returns the current criteria of all studies of the call. The code of the study is the prefix of each id. */
export function everyCriterionNow({ studies }: Pick<Backend, 'studies'>, { requested }: OpenedStudy): Criterion[] {
  return requestedStudies(requested).flatMap(({ code, criteria }) =>
    (studyOfCode(code, studies.current())?.criteria ?? criteria).map((criterion) => ({
      ...criterion,
      id: `${code}.${criterion.id}`,
    })),
  )
}
