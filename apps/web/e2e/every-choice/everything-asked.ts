import { readFile } from 'node:fs/promises'
import path from 'node:path'
import {
  type Amount,
  amounts,
  type Choice,
  choices,
  type Condition,
  conditions,
  type Criterion,
  diseaseStages,
  listOf,
  lists,
  type Treatment,
  treatments,
} from '@clairmemoire/domain/study'
import { repositoryContent } from '../stack/stack.ts'

export const everythingAsked = { code: 'SAMPLE_ALL', file: 'studies/sample-all.yaml' }

type CriterionInput = Criterion extends infer Kind ? (Kind extends Criterion ? Omit<Kind, 'id'> : never) : never

/** Contains each kind of criterion with all the questions that it can ask. Two entries also ask how long ago something was. */
const criterionInputs: readonly CriterionInput[] = [
  { kind: 'stage_among', stages: diseaseStages },
  { kind: 'has_memory_worries' },
  { kind: 'has_study_partner' },
  { kind: 'mri_possible' },
  ...conditions.filter(isFirst).map((condition) => ({
    kind: 'free_of_condition' as const,
    condition,
    ...(listOf(condition) === 'events' && { months: 12 }),
  })),
  ...treatments.filter(isFirst).map((treatment) => ({
    kind: 'not_treated_with' as const,
    treatment,
    ...(listOf(treatment) === 'memory_medicines' && { months: 2 }),
  })),
  ...(Object.keys(choices) as Choice[]).map((question) => ({
    kind: 'answer_among' as const,
    question,
    answers: [choices[question][0]],
  })),
  ...(Object.keys(amounts) as Amount[]).map((amount) => ({ kind: 'at_least' as const, amount, least: 5 })),
]

function isFirst(entry: Condition | Treatment): boolean {
  return lists[listOf(entry)][0] === entry
}

/**
 * Returns the document of a study for the French site that asks every question. Its team decides about all answers, so no answer excludes
 * anybody.
 */
export async function studyThatAsksEverything(): Promise<string> {
  const text = await readFile(path.join(repositoryContent, 'studies/predictom.yaml'), 'utf8')
  const criteria = criterionInputs.map((criterion, index) => ({
    key: `asked-${index}`,
    kind: 'any_of',
    criteria: [
      { key: 'told', ...criterion },
      { key: 'team', kind: 'checked_by_team', topic: 'general_health' },
    ],
  }))
  return text
    .replace('code: PREDICTOM', `code: ${everythingAsked.code}`)
    .replace('name: PREDICTOM', 'name: SAMPLE-ALL')
    .replace(/^criteria:\n[^]*?(?=^sites:)/m, `criteria: ${JSON.stringify(criteria)}\n`)
}
