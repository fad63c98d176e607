import { describe, expect, test } from 'vitest'
import { honeypot, withoutHoneypot } from '../page/draft.ts'
import type { Step, StepValue } from '../step.ts'
import { ageQuestion, consent, contact, dayQuestion, respondentQuestion, slot } from '../testing/sample-steps.ts'
import { editedDetails } from './contact-fields.ts'
import { mayDecline } from './question-step.ts'
import { callMeBack } from './slot-rules.ts'
import { checkStep, readEntry } from './step-rules.ts'

const age: Step = { kind: 'question', id: 'age', question: ageQuestion, wording: 'self' }
const respondent: Extract<Step, { kind: 'question' }> = {
  kind: 'question',
  id: 'respondent',
  question: respondentQuestion,
  wording: 'self',
}

/** The errors that are shown after a person enters this and continues, each as "field code". */
function problems(step: Step, entry: StepValue | undefined): string[] {
  return checkStep(step, readEntry(step, entry)).map(({ field, code }) => `${field} ${code}`)
}

describe('a question', () => {
  test.each([[' 72 '], ['72,5'], ['18'], [70], ['72 ans'], ['72 years old'], ['72 y.o.'], ['72.'], ['72 ans.']])(
    'accepts the number %o',
    (entry) => {
      expect(problems(age, entry)).toEqual([])
    },
  )

  test.each([
    ['seventy', 'age not_a_number'],
    ['17', 'age too_small'],
    ['1e2', 'age not_a_number'],
    ['72 mois', 'age not_a_number'],
    ['72..', 'age not_a_number'],
    ['about 72', 'age not_a_number'],
    ['200', 'age too_large'],
  ])('rejects %o', (entry, problem) => {
    expect(problems(age, entry)).toEqual([problem])
  })

  test('that has options accepts only these options', () => {
    expect(problems(respondent, 'self')).toEqual([])
    expect(problems(respondent, 'toString')).toEqual(['respondent unknown_option'])
    expect(problems({ ...respondent, question: { ...respondentQuestion, type: 'several_of' } }, [])).toEqual([
      'respondent required',
    ])
  })

  test.each([undefined, '', '  ', []])('that is optional treats %o as no answer, without an error', (entry) => {
    expect(readEntry(age, entry)).toBeNull()
    expect(problems(age, entry)).toEqual([])
  })

  test('that is required is incomplete until it is answered', () => {
    expect(problems(respondent, undefined)).toEqual(['respondent required'])
    expect(problems(respondent, '')).toEqual(['respondent required'])
  })

  test('is incomplete until the person continues from it, even if it is optional', () => {
    expect(checkStep(age, undefined)).toEqual([{ field: 'age', code: 'required' }])
  })

  test('may be declined unless it is required', () => {
    expect([mayDecline({ ...respondent, question: ageQuestion }), mayDecline(respondent)]).toEqual([true, false])
  })
})

describe('a question about a date', () => {
  const began: Step = { kind: 'question', id: 'began', question: dayQuestion, wording: 'self' }
  const typed = (day: string, month: string, year: string) => ({ day, month, year })

  test('stores three typed fields as a date', () => {
    expect(readEntry(began, typed(' 3', '09', '2025'))).toBe('2025-09-03')
    expect(problems(began, typed('3', '9', '2025'))).toEqual([])
  })

  test('keeps the typed parts of an invalid date, so that the person can correct them', () => {
    expect(readEntry(began, typed('31', '', '2025'))).toEqual(typed('31', '', '2025'))
  })

  test.each([
    [typed('31', '2', '2025'), 'began bad_date'],
    [typed('3', '', '2025'), 'began bad_date'],
    [typed('31', '12', '2019'), 'began too_early'],
    [typed('23', '11', '2026'), 'began too_late'],
  ])('rejects %o', (entry, problem) => {
    expect(problems(began, entry)).toEqual([problem])
  })

  test('may be declined or left empty', () => {
    expect(readEntry(began, typed(' ', '', ''))).toBeNull()
    expect(problems(began, null)).toEqual([])
    expect(mayDecline(began)).toBe(true)
  })
})

describe('a consent', () => {
  test('applies to the exact text that was shown', () => {
    expect(problems(consent, 'v2')).toEqual([])
    expect(problems(consent, 'v1')).toEqual(['consent consent_required'])
    expect(problems(consent, undefined)).toEqual(['consent consent_required'])
    expect(problems(consent, '')).toEqual(['consent consent_required'])
  })
})

describe('contact details', () => {
  const filled = { first_name: ' Zoé ', email: 'zoe@example.org', phone: '06 39 98 12 34' }

  test('are trimmed, without empty fields and with telephone numbers in E.164', () => {
    expect(readEntry(contact, { ...filled, relation: ' ', stranger: 'x' })).toEqual({
      first_name: 'Zoé',
      email: 'zoe@example.org',
      phone: '+0639981234',
    })
    expect(problems(contact, filled)).toEqual([])
  })

  test('store a mail address in ASCII, and reject an invalid one', () => {
    const read = readEntry(contact, { ...filled, email: 'zoe@clinique-santé.example' })
    expect(read).toMatchObject({ email: 'zoe@xn--clinique-sant-nhb.example' })
    expect(problems(contact, { ...filled, email: 'a@b.org, c@d.org' })).toEqual(['email invalid_email'])
  })

  test('reject a URL in place of a name', () => {
    expect(problems(contact, { ...filled, first_name: 'www.evil.example' })).toEqual(['first_name invalid'])
  })

  test('store the parsed form of a register number, and reject an invalid one', () => {
    const read = (text: string) => (/^\d \d$/.test(text) ? text.replace(' ', '') : undefined)
    const number = {
      id: 'register',
      type: 'checked',
      label: 'Number',
      maxLength: 20,
      read,
      wrong: 'Look again',
    } as const
    const step: Step = { ...contact, fields: [number] }
    expect(readEntry(step, { register: ' 1 2 ' })).toEqual({ register: '12' })
    expect(problems({ ...step, fields: [{ ...number, read: (text) => text }] }, { register: '12' })).toEqual([])
    expect(problems(step, { register: '3' })).toEqual(['register invalid'])
    expect(problems(step, {})).toEqual([])
  })

  test('lose the choice about a number when the number changes to one without the choice', () => {
    const isShown = ({ phone = '' }) => phone.startsWith('06')
    const choice = {
      id: 'sms',
      type: 'choices',
      label: 'SMS?',
      maxLength: 3,
      options: [],
      write: String,
      isShown,
    } as const
    const fields = [...contact.fields, choice]
    expect(editedDetails(fields, { ...filled, sms: 'yes' })).toEqual({ ...filled, sms: 'yes' })
    const landline = { ...filled, phone: '01 99 00 12 34', [honeypot]: 'x' }
    expect(editedDetails(fields, { ...landline, sms: 'yes' })).toEqual(landline)
  })

  test('reject an invalid telephone number and a text that is too long', () => {
    expect(problems(contact, { ...filled, phone: '12' })).toEqual(['phone invalid_phone'])
    expect(problems(contact, { ...filled, first_name: 'x'.repeat(21) })).toEqual(['first_name too_long'])
  })

  test('are stored without invisible characters', () => {
    expect(readEntry(contact, { ...filled, first_name: 'Zo\u200bé\tAnne\n' })).toMatchObject({ first_name: 'Zoé Anne' })
  })

  test('report all missing fields at once', () => {
    expect(problems(contact, undefined)).toEqual(['first_name required', 'email required', 'phone required'])
  })

  test('keep the text of the honeypot', () => {
    expect(readEntry(contact, { ...filled, [honeypot]: 'http://spam.example' })).toMatchObject({
      [honeypot]: 'http://spam.example',
    })
  })

  test('never store the honeypot on the device', () => {
    const draft = { flows: { request: { values: { you: { ...filled, [honeypot]: 'spam' } }, entries: {} } } }
    expect(withoutHoneypot(draft)).toEqual({ flows: { request: { values: { you: filled }, entries: {} } } })
  })
})

describe('the time of a call', () => {
  const chosen = { day: '2026-11-23', starts_at: '2026-11-23T08:00:00.000Z' }

  test('is an offered time, which is stored with the time zone in which it was shown', () => {
    expect(problems(slot, chosen)).toEqual([])
    expect(readEntry(slot, { ...chosen, part_of_day: 'any' })).toEqual({ ...chosen, time_zone: 'Europe/Paris' })
  })

  test('may be a part of the day', () => {
    expect(problems(slot, { day: callMeBack, part_of_day: 'any' })).toEqual([])
    expect(problems(slot, { day: callMeBack })).toEqual(['part_of_day required'])
    expect(problems(slot, { day: callMeBack, part_of_day: 'night' })).toEqual(['part_of_day required'])
  })

  test.each([
    [undefined, 'day required'],
    [{ day: '2026-11-23' }, 'starts_at required'],
    [{ day: '2026-11-23', starts_at: '2026-11-23T23:00:00.000Z' }, 'starts_at slot_unavailable'],
    [{ day: '2026-11-20', starts_at: '2026-11-20T08:00:00.000Z' }, 'day slot_unavailable'],
  ])('is rejected as %o', (entry, problem) => {
    expect(problems(slot, entry)).toEqual([problem])
  })
})
