import { weeksOfSameDose } from './months.ts'
import type { Suggestion } from './suggestion.ts'

const memoryMedicines =
  /\b(?:alzheimer\S*|ad|symptomatic|cognitive[- ]enhancing|anti-?dementia)\b[^.;]{0,30}\b(?:medic\w+|treatments?|drugs?|therap\w+)|\bmedications? for memory|(?:inhibitors?|\bacheis?\b|\bcheis?\b)[^.;]{0,30}\bmemantine|\bmemantine\b[^.;]{0,30}(?:inhibitor|\bachei|\bchei)/
const other = /psychotropic|antidepress|concomitant|all other|excluded|vitamin/

/** For an inclusion: how long the dose of all memory medicines, not just one, has been stable. */
export function sameDoseOf(text: string): Suggestion | undefined {
  if (!memoryMedicines.test(text) || !/\bstable\b|unchang|same dose/.test(text) || other.test(text)) return undefined
  const least = weeksOfSameDose(text)
  if (least === undefined) return undefined
  const isConditional = /\bif\b|\ballowed\b|\bpermitted\b|\bmay\b/.test(text)
  const must = isConditional ? '' : ' Whether it has to be taken is to be checked.'
  return {
    criteria: [{ kind: 'at_least', amount: 'same_dose_weeks', least }],
    why: `It asks for medicines for the memory in a dose that does not change.${must}`,
  }
}
