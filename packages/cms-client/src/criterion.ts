import {
  type Amount,
  amounts,
  type Choice,
  type Criterion,
  checkedByTeamTopics,
  choices,
  conditions,
  diseaseStages,
  treatments,
} from '@clairmemoire/domain/study'
import * as v from 'valibot'
import { messageOf } from './reading/read.ts'
import { listOf, oneOf, wholeNumber } from './reading/fields.ts'
import { isSlug } from './slug.ts'

const named = {
  key: v.pipe(v.string(), v.check(isSlug, messageOf({ code: 'other_format', example: 'study-partner' }))),
}
const years = wholeNumber(0, 120)
const withinMonths = { months: v.exactOptional(wholeNumber(1, 1_200)) }

/** A content service wraps each stage in an entry; inside a criteria tree it is a plain word. */
const stage = v.pipe(
  v.union([v.object({ stage: oneOf(diseaseStages) }), oneOf(diseaseStages)]),
  v.transform((entry) => (typeof entry === 'string' ? entry : entry.stage)),
)

const wordsOf = <Word extends string>(table: Readonly<Record<Word, unknown>>) =>
  oneOf(Object.keys(table) as [Word, ...Word[]])

/** Criteria for the questions that a person can answer, one for what the study team checks, and small trees of criteria. */
export const criterion: v.GenericSchema<unknown, Criterion> = v.lazy(() =>
  v.pipe(
    v.variant(
      'kind',
      [
        v.object({ ...named, kind: v.literal('age_between'), min: years, max: v.exactOptional(years) }),
        v.object({ ...named, kind: v.literal('stage_among'), stages: listOf(stage) }),
        v.object({ ...named, kind: v.literal('no_known_dementia') }),
        v.object({ ...named, kind: v.literal('has_memory_worries') }),
        v.object({ ...named, kind: v.literal('has_study_partner') }),
        v.object({ ...named, kind: v.literal('mri_possible') }),
        v.object({ ...named, kind: v.literal('free_of_condition'), condition: oneOf(conditions), ...withinMonths }),
        v.object({ ...named, kind: v.literal('not_treated_with'), treatment: oneOf(treatments), ...withinMonths }),
        v.object({
          ...named,
          kind: v.literal('answer_among'),
          question: wordsOf<Choice>(choices),
          answers: listOf(v.string()),
        }),
        v.object({
          ...named,
          kind: v.literal('at_least'),
          amount: wordsOf<Amount>(amounts),
          least: wholeNumber(1, 1_200),
        }),
        v.object({
          ...named,
          kind: v.picklist(['all_of', 'any_of', 'none_of']),
          criteria: listOf(criterion),
        }),
        v.object({ ...named, kind: v.literal('checked_by_team'), topic: oneOf(checkedByTeamTopics) }),
      ],
      messageOf({ code: 'unknown_criterion' }),
    ),
    v.transform(({ key: id, ...rest }): Criterion => ({ id, ...rest })),
  ),
)
