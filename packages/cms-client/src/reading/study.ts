import { studyProblems } from '@clairmemoire/domain/study-problems'
import { approvalFits, hashOf } from '../approval.ts'
import { ContentError } from '../content-error.ts'
import type { Problem } from '../problem.ts'
import { type StudyDocument, studySchema } from '../study.ts'
import { type Attributes, type ReadContext, read, refuse, within } from './read.ts'

/** A text that differs from the approved one is refused; the error contains the hash that an approval of it needs. */
export function readStudy(attributes: Attributes, context: ReadContext): StudyDocument {
  const study = read(studySchema, withoutEmpty(attributes), context)
  const { document } = context
  const [first, ...others] = [...studyProblems(study), ...pageProblems(study)].map((found) => ({ document, ...found }))
  for (const problem of others) context.onProblem(problem)
  if (first) throw new ContentError({ kind: 'unreadable', ...first })
  if (!approvalFits(study))
    refuse(within(context, 'approval', 'hash'), { code: 'other_text_approved', hash: hashOf(study) })
  return study
}

/** Contradictions between a study's facts and its page. */
function pageProblems({ language, locale, status, registryIds, page }: StudyDocument): Omit<Problem, 'document'>[] {
  if (language !== locale) return page ? [{ field: 'page', reason: { code: 'page_of_other_language' } }] : []
  if (page === undefined) return [{ field: 'page', reason: { code: 'missing_page' } }]
  const isClosed = status === 'closed'
  const hasSource = page.sources.length > 0 || registryIds.length > 0
  return [
    ...(status === 'recruiting' && !hasSource
      ? [{ field: 'page.sources', reason: { code: 'no_source' } } as const]
      : []),
    ...(isClosed && !page.closed ? [{ field: 'page.closed', reason: { code: 'missing_closing' } } as const] : []),
    ...(!isClosed && page.closed ? [{ field: 'page.closed', reason: { code: 'not_closed' } } as const] : []),
  ]
}

/** Drops fields that an editor left empty, at any depth. */
function withoutEmpty(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutEmpty)
  if (typeof value !== 'object' || value === null) return value
  const filled = Object.entries(value).filter(([, part]) => part !== undefined && part !== null && part !== '')
  return Object.fromEntries(filled.map(([name, part]) => [name, withoutEmpty(part)]))
}
