import type { ConditionRule } from './condition-rule.ts'
import { conditionRules } from './conditions.ts'
import { isOfToday } from './medicines.ts'
import { lastMonths } from './months.ts'
import { isPermission } from './permission.ts'
import type { SuggestedCriterion, Suggestion } from './suggestion.ts'

/** What a line rules out, with the lines above it: illnesses and treatments that it names, in its order. */
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

/** Diseases in a line about medicines are what these are for, and what is above may speak of their dose. */
function fits({ criteria }: ConditionRule, text: string, around: string): boolean {
  const isTreatment = criteria.some(({ kind }) => kind === 'not_treated_with')
  return isTreatment ? !/\bstable\b|\bdos(?:e|age)|\bgiven\b/.test(around) : !isAboutMedicines(text)
}

function inTime(criterion: SuggestedCriterion, text: string, months: number | undefined): SuggestedCriterion {
  if (criterion.kind === 'free_of_condition' && criterion.condition !== 'depression')
    return months === undefined ? criterion : { ...criterion, months }
  if (criterion.kind !== 'not_treated_with') return criterion
  const last = months ?? (isOfToday(text) ? 1 : undefined)
  return last === undefined ? criterion : { ...criterion, months: last }
}

/** Diseases in it are what the medicines are for. */
function isAboutMedicines(text: string): boolean {
  return /^(?:takes?|taking|receiv(?:es?|ing)) |^(?:any |the )?(?:current |concurrent |concomitant |chronic |regular )?(?:use|treatment|intake|therapy) (?:of|with)\b|\bmedications? such as\b/.test(
    text,
  )
}

/** "Any serious illness, such as …": what follows is an example of what a doctor weighs. */
function isAboutIllnessInGeneral(text: string): boolean {
  return /^.{0,60}\b(?:medical|systemic|health) (?:illness(?:es)?|conditions?|diseases?|disorders?)\b.{0,30}\b(?:includ|such as|e\.g|that|which|\()|\bany other serious disease|\bor other (?:chronic |serious )?medical condition/.test(
    text,
  )
}
