import { describe, expect, test } from 'vitest'
import { studyCallBody } from '../../../call-requests/index.ts'
import { emptyDraft, type FlowValues, honeypot } from '../../../form-flow/index.ts'
import { cleanDraft, type FinderDraft } from '../finder-draft.ts'
import { questionnaire, screening } from '../testing/sample-draft.ts'
import { studyAnswers } from './request-flow.tsx'

const locale = 'fr'
const person = { first_name: 'Zoé', last_name: 'Canari', email: 'zoe@example.org', phone: '+33639981234' }
const request = {
  slot: { day: '2026-11-26', starts_at: '2026-11-26T13:30:00.000Z', time_zone: 'Europe/Paris' },
  contact: person,
  callee: 'me',
  consent: 'finder-call',
}
const flows = { ...cleanDraft.flows, screening: { ...emptyDraft, values: screening } }
const signupOf = (values: FlowValues, further: FinderDraft['further'] = []) => {
  const answers = studyAnswers({ trial: 'PREDICTOM', further, flows }, questionnaire, 'FR')
  return studyCallBody({ version: questionnaire.version, answers }, { values, locale }, 'FR')
}

describe('a request for a call', () => {
  test('contains the person, the time, the answers and the consent to be called', () => {
    expect(signupOf(request)).toEqual({
      locale: 'fr',
      country: 'FR',
      form_version: '7',
      answers: {
        trial_code: 'PREDICTOM',
        respondent: 'someone_else',
        country: 'FR',
        age: 70,
        memory_state: null,
        conditions: ['stroke'],
      },
      call: {
        ...person,
        callback: { kind: 'slot', starts_at: '2026-11-26T13:30:00.000Z', time_zone: 'Europe/Paris' },
      },
      consents: { agreed: true, text_version: 'finder-call' },
    })
  })

  test('may name further studies', () => {
    const further = [
      { code: 'MK2214', name: 'MK-2214' },
      { code: 'TRONTIER_1', name: 'TRONTIER 1' },
    ]
    expect(signupOf(request, further).answers).toMatchObject({ further_trial_codes: 'MK2214 TRONTIER_1' })
  })

  test('may ask for a part of the day', () => {
    const slot = { day: 'call-me-back', part_of_day: 'afternoon', time_zone: 'America/New_York' }
    expect(signupOf({ ...request, slot }).call.callback).toEqual({
      kind: 'part_of_day',
      part_of_day: 'afternoon',
      time_zone: 'America/New_York',
    })
  })

  test('contains the relation of the sender to the person concerned', () => {
    expect(signupOf({ ...request, contact: { ...person, relation: 'sa fille' } }).call.relation).toBe('sa fille')
  })

  test('with a helper contains the number of the helper, but not the number of the sender', () => {
    const helper = { first_name: 'Ana', last_name: 'Lys', phone: '+33639981235', relation: 'ma fille' }
    const { phone, helper: sent } = signupOf({ ...request, callee: 'someone_else', helper }).call
    expect({ phone, sent }).toEqual({ phone: undefined, sent: helper })
  })

  test('for the sender leaves out a helper who was named before', () => {
    const helper = { first_name: 'Ana', last_name: 'Lys', phone: '+33639981235', relation: 'ma fille' }
    expect(signupOf({ ...request, helper }).call).not.toHaveProperty('helper')
  })

  test('reports that the honeypot is filled in, without its content', () => {
    const contact = { ...person, [honeypot]: 'http://spam.example' }
    expect(signupOf({ ...request, contact }).website).toBe('filled')
  })
})
