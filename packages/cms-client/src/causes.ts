import type { FieldProblem } from './problem.ts'
import type { ReasonCode } from './reasons/reason.ts'

/** Reasons that can result from another problem, in the same field, around it or in a part of it. */
const consequences: ReadonlySet<ReasonCode> = new Set([
  'missing',
  'missing_portrait',
  'empty_text_block',
  'empty_list',
  'empty_group',
  'call_without_link',
  'figure_without_image',
])

/** Drops the problems of a document that result from another one. */
export function causesOf<Found extends FieldProblem>(problems: readonly Found[]): readonly Found[] {
  const isConsequence = ({ reason }: Found) => consequences.has(reason.code)
  const causes = problems.filter((problem) => !isConsequence(problem)).map(({ field }) => field)
  const hasCause = ({ field }: Found) =>
    causes.some((cause) => cause === field || isPartOf(field, cause)) ||
    problems.some((other) => isPartOf(other.field, field))
  return problems.filter((problem) => !isConsequence(problem) || !hasCause(problem))
}

function isPartOf(part: string, whole: string): boolean {
  return part.startsWith(whole) && /^[.[]/.test(part.slice(whole.length))
}
