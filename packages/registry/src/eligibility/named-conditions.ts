import type { ConditionRule } from './condition-rule.ts'
import { conditionRules } from './conditions.ts'
import { isCurrentUse } from './medicines.ts'
import { lastMonths } from './months.ts'
import { isPermission } from './permission.ts'
import type { SuggestedCriterion, Suggestion } from './suggestion.ts'

/** The illnesses and treatments that a line excludes, in the order of the line; `around` is the text of the lines above it. */
export function conditionsOf(text: string, around: string): Suggestion | undefined {
  if (isPermission(text) || isAboutIllnessInGeneral(text) || /\bfamily history of\b/.test(text.split(' or ')[0] ?? ''))
    return undefined
  const named = conditionRules
    .map((rule) => ({ rule, place: rule.placeIn(text) }))
    .filter(({ place, rule }) => place >= 0 && fits(rule, text, around))
    .toSorted((a, b) => a.place - b.place)
    .map(({ rule }) => rule)
  if (named.length === 0) return undefined
  return {
    criteria: named.flatMap(({ criteria }) =>
      criteria.map((criterion) => inTime(criterion, text, named.length === 1 ? lastMonths(text) : undefined)),
    ),
    why: named.map(({ why }) => why).join(' '),
  }
}

/** Whether a rule applies: not to diseases in a line about medicines, and not to treatments below a line about doses. */
function fits({ criteria }: ConditionRule, text: string, around: string): boolean {
  const isTreatment = criteria.some(({ kind }) => kind === 'not_treated_with')
  return isTreatment ? !/\bstable\b|\bdos(?:e|age)|\bgiven\b/.test(around) : !isAboutMedicines(text)
}

function inTime(criterion: SuggestedCriterion, text: string, months: number | undefined): SuggestedCriterion {
  if (criterion.kind === 'free_of_condition' && criterion.condition !== 'depression')
    return months === undefined ? criterion : { ...criterion, months }
  if (criterion.kind !== 'not_treated_with') return criterion
  const last = months ?? (isCurrentUse(text) ? 1 : undefined)
  return last === undefined ? criterion : { ...criterion, months: last }
}

/** Whether a line is about medicines, so that its diseases are the reasons for taking them. */
function isAboutMedicines(text: string): boolean {
  return /^(?:takes?|taking|receiv(?:es?|ing)) |^(?:any |the )?(?:current |concurrent |concomitant |chronic |regular )?(?:use|treatment|intake|therapy) (?:of|with)\b|\bmedications? such as\b/.test(
    text,
  )
}

/** Whether a line is like "any serious illness, such as …", whose examples a doctor has to judge. */
function isAboutIllnessInGeneral(text: string): boolean {
  return /^.{0,60}\b(?:medical|systemic|health) (?:illness(?:es)?|conditions?|diseases?|disorders?)\b.{0,30}\b(?:includ|such as|e\.g|that|which|\()|\bany other serious disease|\bor other (?:chronic |serious )?medical condition/.test(
    text,
  )
}
