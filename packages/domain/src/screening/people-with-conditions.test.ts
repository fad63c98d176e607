import { expect, it } from 'vitest'
import { assessStudy, type Outcome } from '../eligibility/eligibility.ts'
import { free, least, tree, without } from '../eligibility/testing/criteria.ts'
import { site, study } from '../eligibility/testing/studies.ts'
import type { Answers } from '../questionnaire/questionnaire.ts'
import type { Criterion } from '../study/study.ts'
import { profileOfAnswers } from './profile-of-answers.ts'

const base: readonly Criterion[] = [
  { id: 'age', kind: 'age_between', min: 50, max: 85 },
  { id: 'stage', kind: 'stage_among', stages: ['mci', 'mild_dementia'] },
]
/** A 70-year-old with mild impairment, whose age and stage the study accepts. */
const seventy: Answers = { country: 'FR', age: 70, memory_state: 'mci' }

const stable = least('same_dose_weeks', 12)
const forTeam: Criterion = { id: 'team', kind: 'checked_by_team', topic: 'general_health' }
const calm = tree('any_of', free('depression'), without('antidepressant', 3))

it.each<[who: string, asks: Criterion, answers: Answers, outcome: Outcome, because: string]>([
  [
    'a head injury long ago',
    free('head_injury', 12),
    { all_conditions: ['head_injury'], when_head_injury: 'over_60' },
    'match',
    'it was more than a year ago',
  ],
  [
    'a head injury this spring',
    free('head_injury', 12),
    { all_conditions: ['head_injury'], when_head_injury: 'from_6' },
    'no_match',
    'it was less than a year ago',
  ],
  [
    'a head injury, the day forgotten',
    free('head_injury', 12),
    { all_conditions: ['head_injury'], when_head_injury: 'unknown' },
    'cannot_tell',
    'nobody knows when',
  ],
  [
    'a head injury, when is not told',
    free('head_injury', 12),
    { all_conditions: ['head_injury'], when_head_injury: null },
    'cannot_tell',
    'it was not told',
  ],
  [
    'a stroke between one and two years ago',
    free('stroke', 18),
    { conditions: ['stroke'], when_stroke: 'from_12' },
    'cannot_tell',
    'the range holds the limit',
  ],
  ['diabetes', free('diabetes'), { all_conditions: ['diabetes'] }, 'no_match', 'the study takes nobody with it'],
  [
    'a weak heart, where lungs are asked',
    free('lung_disease'),
    { all_conditions: ['heart_disease'] },
    'match',
    'the lungs were not named',
  ],
  [
    'illnesses unknown',
    free('kidney_or_liver_disease'),
    { all_conditions: ['unknown'] },
    'cannot_tell',
    'a relative may not know them',
  ],
  [
    'asked only the short list',
    free('thyroid_or_immune_disease'),
    { conditions: ['none'] },
    'cannot_tell',
    'the thyroid was not in it',
  ],
  ['a pacemaker', free('pacemaker'), { mri: 'no', mri_obstacles: ['pacemaker'] }, 'no_match', 'the study rules it out'],
  [
    'fear of the machine',
    free('pacemaker'),
    { mri: 'no', mri_obstacles: ['fear_of_closed_spaces'] },
    'match',
    'fear is not a pacemaker',
  ],
  ['an MRI that is possible', free('metal_in_body'), { mri: 'yes' }, 'match', 'nothing is in its way'],
  ['an MRI nobody has tried', free('metal_in_body'), { mri: 'unknown' }, 'cannot_tell', 'the obstacles are not known'],
  ['depressed now', free('depression'), { private_health: ['depression'] }, 'no_match', 'it is a depression of today'],
  [
    'depressed years ago',
    free('depression'),
    { private_health: ['past_depression'] },
    'match',
    'the study asks about today',
  ],
  ['keeps it private', free('alcohol_or_drugs'), { private_health: null }, 'cannot_tell', 'nobody has to say'],
  [
    'hepatitis',
    free('hiv_or_hepatitis'),
    { private_health: ['hiv_or_hepatitis'] },
    'no_match',
    'the study rules it out',
  ],
  [
    'depressed, without a medicine',
    calm,
    { private_health: ['depression'], all_treatments: ['none'] },
    'match',
    'one of two is enough',
  ],
  [
    'depressed, on a medicine',
    calm,
    { private_health: ['depression'], all_treatments: ['antidepressant'], when_antidepressant: 'under_1' },
    'no_match',
    'neither holds',
  ],
  [
    'not depressed, medicines unknown',
    calm,
    { private_health: ['none'], all_treatments: ['unknown'] },
    'match',
    'one of two is enough',
  ],
  ['no medicine for memory', stable, { treatments: ['none'] }, 'match', 'nothing can have changed'],
  [
    'the same dose since last year',
    stable,
    { treatments: ['alzheimer_medicine'], same_dose_weeks: 'over_26' },
    'match',
    'it is long enough',
  ],
  [
    'a new dose',
    stable,
    { treatments: ['alzheimer_medicine'], same_dose_weeks: 'under_4' },
    'no_match',
    'it is too new',
  ],
  [
    'a dose of two to three months',
    stable,
    { treatments: ['alzheimer_medicine'], same_dose_weeks: 'from_8' },
    'cannot_tell',
    'twelve weeks lie in between',
  ],
  [
    'a medicine that was stopped',
    stable,
    { treatments: ['alzheimer_medicine'], same_dose_weeks: 'stopped' },
    'match',
    'it is not taken any more',
  ],
  [
    'a blood thinner',
    without('blood_thinner'),
    { all_treatments: ['blood_thinner'] },
    'no_match',
    'the study rules it out',
  ],
  [
    'cortisone last winter',
    without('immunosuppressant', 6),
    { all_treatments: ['immunosuppressant'], when_immunosuppressant: 'from_6' },
    'match',
    'it was more than half a year ago',
  ],
  [
    'galantamine, where the study asks for another one',
    tree('all_of', without('galantamine', 2), without('memantine', 2)),
    { treatments: ['alzheimer_medicine'], memory_medicines: ['galantamine'], when_galantamine: 'under_1' },
    'no_match',
    'the study rules it out',
  ],
  [
    'donepezil, where the study asks for it',
    tree('all_of', without('galantamine'), without('memantine')),
    { treatments: ['alzheimer_medicine'], memory_medicines: ['donepezil'] },
    'match',
    'it is neither of the two',
  ],
  [
    'no medicine for memory, so none of the four',
    without('galantamine'),
    { all_treatments: ['blood_thinner'] },
    'match',
    'the list named it and it is not taken',
  ],
  [
    'a medicine for memory without its name',
    without('memantine'),
    { treatments: ['alzheimer_medicine'], memory_medicines: ['unknown'] },
    'cannot_tell',
    'it may be that one',
  ],
  [
    'a new tablet three weeks ago',
    free('changed_medicine', 2),
    { events: ['changed_medicine'], when_changed_medicine: 'under_1' },
    'no_match',
    'it was less than two months ago',
  ],
  [
    'a new tablet in winter',
    free('changed_medicine', 2),
    { events: ['changed_medicine'], when_changed_medicine: 'from_3' },
    'match',
    'it was more than two months ago',
  ],
  [
    'aspirin as a blood thinner',
    tree('all_of', free('bleeding_disorder'), tree('any_of', without('blood_thinner'), forTeam)),
    { all_treatments: ['blood_thinner'], rarer: ['none'] },
    'match',
    'it may suit, and the team looks at which one it is',
  ],
  [
    'bleeds easily',
    tree('all_of', free('bleeding_disorder'), tree('any_of', without('blood_thinner'), forTeam)),
    { all_treatments: ['none'], rarer: ['bleeding_disorder'] },
    'no_match',
    'the study rules it out, whatever is taken',
  ],
  [
    'a splinter, and an MRI all the same',
    free('metal_implant'),
    { mri: 'yes', rarer: ['metal_implant'] },
    'no_match',
    'the study rules out any metal',
  ],
  [
    'knows none of the rarer points',
    free('migraine'),
    { rarer: ['unknown'] },
    'cannot_tell',
    'a relative may not know them',
  ],
  [
    'calm, for a study of agitation',
    tree('none_of', free('agitation')),
    { private_health: ['none'] },
    'no_match',
    'the study is for people who have it',
  ],
  [
    'shouts at night',
    tree('none_of', free('agitation')),
    { private_health: ['agitation'] },
    'match',
    'the study is for people who have it',
  ],
  [
    'chemotherapy twenty years ago',
    tree('any_of', free('past_cancer_treatment'), forTeam),
    { rarer: ['past_cancer_treatment'] },
    'match',
    'it may suit, and the team looks at it',
  ],
  ['eats and drinks well', free('hard_to_eat'), { everyday: ['regular_exercise'] }, 'match', 'it was not named'],
])('%s: %o with %o is %s, for %s', (_, asks, answers, outcome) => {
  const asking = study({ status: 'recruiting', criteria: [...base, asks], sites: [site('paris')] })
  const profile = profileOfAnswers({ ...seventy, ...answers }, 'FR', () => undefined)
  expect(assessStudy(asking, profile).outcome).toBe(outcome)
})
