import type { Question } from '@clairmemoire/domain/questionnaire'
import type { FlowValues, Step } from '../step.ts'

const both = (text: string) => ({ self: text, someone_else: text })

export const respondentQuestion: Question = {
  id: 'respondent',
  type: 'one_of',
  required: true,
  label: both('Who?'),
  options: [
    { id: 'self', label: both('Me') },
    { id: 'someone_else', label: both('Someone else') },
  ],
}

export const ageQuestion: Question = {
  id: 'age',
  type: 'number',
  required: false,
  label: both('Age?'),
  validation: { min: 18, max: 110 },
}

export const dayQuestion: Question = {
  id: 'began',
  type: 'date',
  required: false,
  label: both('Since when?'),
  validation: { min_date: '2020-01-01', max_date: '2026-11-22' },
}

export const consent: Extract<Step, { kind: 'consent' }> = {
  kind: 'consent',
  id: 'consent',
  title: 'Consent',
  paragraphs: [],
  agreement: 'I agree',
  textVersion: 'v2',
}

export const contact: Extract<Step, { kind: 'contact' }> = {
  kind: 'contact',
  id: 'contact',
  title: 'Contact',
  Input: () => null,
  fields: [
    { id: 'first_name', type: 'name', label: 'First name', missing: 'Enter the first name', maxLength: 20 },
    { id: 'email', type: 'email', label: 'Email', missing: 'Enter an email', maxLength: 254 },
    {
      id: 'phone',
      type: 'phone',
      label: 'Phone',
      missing: 'Enter a phone number',
      maxLength: 40,
      notation: {
        read: (text) => (/^\+?\d{6,}$/.test(text.replaceAll(' ', '')) ? `+${text.replaceAll(/[ +]/g, '')}` : undefined),
        write: (number) => number,
      },
    },
    { id: 'relation', type: 'text', label: 'Relation', maxLength: 20 },
  ],
}

export const slot: Extract<Step, { kind: 'slot' }> = {
  kind: 'slot',
  id: 'slot',
  title: 'When?',
  hint: '',
  Input: () => null,
  offer: {
    time_zone: 'Europe/Paris',
    call_by: '2026-11-25',
    hours: { morning: { opens: '09:00', closes: '12:00' }, afternoon: { opens: '14:00', closes: '17:00' } },
    days: [{ date: '2026-11-23', times: [{ starts_at: '2026-11-23T08:00:00.000Z', part_of_day: 'morning' }] }],
  },
}

export const exit: Extract<Step, { kind: 'exit' }> = { kind: 'exit', id: 'exit', title: 'Not here', body: null }

/** Two questions, of which the second is only for visitors who answer for themselves, then the consent and the check. */
export function sampleSteps(values: FlowValues): Step[] {
  const age: Step[] =
    values['respondent'] === 'self' ? [{ kind: 'question', id: 'age', question: ageQuestion, wording: 'self' }] : []
  return [
    { kind: 'question', id: 'respondent', question: respondentQuestion, wording: 'self' },
    ...age,
    consent,
    { kind: 'check', id: 'check', title: 'Check', hint: '', submitLabel: 'Send' },
  ]
}

export const completeValues: FlowValues = { respondent: 'self', age: 70, consent: 'v2' }
