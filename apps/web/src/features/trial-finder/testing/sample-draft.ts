import type { Contact, TrialRecommendation, TrialSignup } from '@clairmemoire/api-client/schema'
import type { Questionnaire } from '@clairmemoire/domain/questionnaire'

const both = (text: string) => ({ self: text, someone_else: text })
const option = (id: string) => ({ id, label: both(id) })

/** A short questionnaire with a conditional question. */
export const questionnaire: Questionnaire = {
  id: 'trial-finder',
  version: '7',
  title: 'Finder',
  questions: [
    {
      id: 'respondent',
      type: 'one_of',
      required: true,
      label: { self: 'Who?', someone_else: 'Who?' },
      options: [option('self'), option('someone_else')],
    },
    {
      id: 'country',
      type: 'one_of',
      required: true,
      label: both('Country?'),
      options: [option('FR'), option('US'), option('elsewhere')],
    },
    { id: 'age', type: 'number', required: false, label: { self: 'Your age?', someone_else: 'Their age?' } },
    {
      id: 'memory_state',
      type: 'one_of',
      required: false,
      label: both('Memory?'),
      options: [option('worried'), option('alzheimer')],
    },
    {
      id: 'stage',
      type: 'one_of',
      required: false,
      label: both('Stage?'),
      options: [option('mild')],
      show_if: [{ question: 'memory_state', is_one_of: ['alzheimer'] }],
    },
    {
      id: 'conditions',
      type: 'several_of',
      required: false,
      label: both('Conditions?'),
      options: [option('stroke'), option('epilepsy')],
    },
  ],
}

/** Answers given for someone else. */
export const screening = {
  respondent: 'someone_else',
  age: 70,
  memory_state: null,
  stage: 'mild',
  conditions: ['stroke'],
  consent: 'finder-result',
}

const study = {
  last_checked: '2026-11-20',
  kind: 'medicine' as const,
  procedures: { lumbar_puncture: 'unknown' as const, infusion: 'yes' as const, at_home: 'no' as const },
  criteria: [],
}

export const match: TrialRecommendation = {
  trial_code: 'MK2214',
  matched: true,
  outcome: 'match',
  studies: [
    {
      ...study,
      trial_code: 'MK2214',
      name: 'MK-2214',
      slug: 'mk2214',
      locale: 'en',
      registry_ids: ['NCT07033494'],
      outcome: 'match',
      status: 'recruiting',
    },
    {
      ...study,
      trial_code: 'TRAILBLAZER',
      name: 'TRAILBLAZER',
      slug: 'trailblazer',
      locale: 'en',
      registry_ids: ['NCT05026866'],
      outcome: 'no_match',
      reason: 'criteria',
      status: 'to_confirm',
    },
  ],
}
export const cannotTell: TrialRecommendation = {
  trial_code: 'PREDICTOM',
  matched: false,
  outcome: 'cannot_tell',
  studies: [
    {
      ...study,
      trial_code: 'PREDICTOM',
      name: 'PREDICTOM',
      slug: 'predictom',
      locale: 'fr',
      registry_ids: [],
      outcome: 'cannot_tell',
      status: 'to_confirm',
    },
  ],
}
export const noMatch: TrialRecommendation = {
  trial_code: '_',
  matched: false,
  outcome: 'no_match',
  studies: [
    {
      ...study,
      trial_code: 'PREDICTOM',
      name: 'PREDICTOM',
      slug: 'predictom',
      locale: 'fr',
      registry_ids: [],
      outcome: 'no_match',
      reason: 'criteria',
      status: 'to_confirm',
    },
  ],
}

export const signup: TrialSignup = {
  id: '894bfc65-d6d6-4ddc-9866-8559b421b5dd',
  reference: 'CM-7F3K-92QD',
  trial_code: 'MK2214',
  trial_name: 'MK-2214',
  with_trial: true,
  trial_offered: true,
  call_by: '2026-11-30',
  callback: { kind: 'slot', starts_at: '2026-11-26T13:30:00.000Z', time_zone: 'Europe/Paris' },
  call: { name: 'Camille Exemple', phone: '+33639981234', from_phone: '+33199001234' },
  calendar: 'BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n',
  mail: 'leaves',
  created_at: '2026-11-21T09:00:00.000Z',
}

export const contact: Contact = {
  id: '5bc0a183-a1c9-46c6-a5dd-ab46c586c0f7',
  reference: 'CM-SSSF-HAMD',
  mail: 'may_leave',
  created_at: '2026-11-21T09:00:00.000Z',
}
