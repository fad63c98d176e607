import {
  type Condition,
  type Criterion,
  combinedQuestions,
  type List,
  listOf,
  listsWithoutOwnQuestion,
  type Treatment,
} from '../study/criterion.ts'

/** The questions that can settle a criterion, each after those that open it; empty when only the study team can. */
export function questionsOfCriterion(criterion: Criterion): readonly string[] {
  switch (criterion.kind) {
    case 'age_between':
      return ['age']
    case 'stage_among':
      return opened('stage')
    case 'no_known_dementia':
    case 'has_memory_worries':
      return ['memory_state']
    case 'has_study_partner':
      return ['study_partner']
    case 'mri_possible':
      return ['mri']
    case 'free_of_condition':
      return questionsAboutEntry(criterion.condition, criterion.months)
    case 'not_treated_with':
      return questionsAboutEntry(criterion.treatment, criterion.months)
    case 'answer_among':
      return opened(criterion.question)
    case 'at_least':
      return opened(criterion.amount)
    case 'all_of':
    case 'any_of':
    case 'none_of':
      return [...new Set(criterion.criteria.flatMap(questionsOfCriterion))]
    case 'checked_by_team':
    default:
      return []
  }
}

/** The opening question by the question that it opens. */
const openers: Readonly<Record<string, string>> = {
  stage: 'memory_state',
  diagnosis: 'memory_state',
  mri_obstacles: 'mri',
  partner_hours: 'study_partner',
  partner_takes_part: 'study_partner',
  language: 'everyday',
  residence: 'everyday',
  walking: 'everyday',
  daily_tasks: 'everyday',
  school_years: 'everyday',
}

function opened(question: string): string[] {
  if (question === 'same_dose_weeks' || question === 'memory_medicines')
    return [...questionsOfList('treatments'), question]
  const opener = openers[question]
  return opener === undefined ? [question] : [opener, question]
}

function questionsAboutEntry(entry: Condition | Treatment, months: number | undefined): string[] {
  return [...questionsOfList(listOf(entry)), ...(months === undefined ? [] : [whenQuestion(entry)])]
}

/** The questions that ask for a list: its own, if it has one, and the combined one. */
function questionsOfList(list: List): string[] {
  const combined = combinedQuestions[list]
  return [
    ...(listsWithoutOwnQuestion.includes(list) ? [] : opened(list)),
    ...(combined === undefined ? [] : [combined]),
  ]
}

/** The question that asks how long ago an entry of a list was. */
export function whenQuestion(entry: Condition | Treatment): string {
  return `when_${entry}`
}
