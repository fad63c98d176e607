import { describe, expect, test } from 'vitest'
import { questionnaire } from './testing/sample-draft.ts'
import { toContactRequest, toRecommendationRequest, toSignupRequest } from './trial-finder.mapper.ts'

const locale = 'fr'
const screening = {
  respondent: 'someone_else',
  age: 70,
  memory_state: null,
  stage: 'mild',
  conditions: ['stroke'],
  consent: 'finder-result',
}
const person = { first_name: 'Zoé', last_name: 'Canari', email: 'zoe@example.org', phone: '+33639981234' }
const request = {
  slot: { day: '2026-11-26', starts_at: '2026-11-26T13:30:00.000Z', time_zone: 'Europe/Paris' },
  contact: person,
  helper: {},
  consent: 'finder-call',
}
const signupOf = (values: Parameters<typeof toSignupRequest>[0]['values']) =>
  toSignupRequest({ questionnaire, screening, trialCode: 'PREDICTOM', values, locale })

test('answers are sent by id, without those that another answer has hidden', () => {
  expect(toRecommendationRequest(questionnaire, screening, 'en')).toEqual({
    locale: 'en',
    questionnaire_version: '7',
    answers: { respondent: 'someone_else', age: 70, memory_state: null, conditions: ['stroke'] },
    consent: true,
    consent_text_version: 'finder-result',
  })
})

describe('a request for a call', () => {
  test('carries the person, the time, the answers, and the consent to be called', () => {
    expect(signupOf(request)).toEqual({
      locale: 'fr',
      trial_code: 'PREDICTOM',
      respondent: 'someone_else',
      ...person,
      callback: { kind: 'slot', starts_at: '2026-11-26T13:30:00.000Z', time_zone: 'Europe/Paris' },
      questionnaire_version: '7',
      answers: { respondent: 'someone_else', age: 70, memory_state: null, conditions: ['stroke'] },
      consent: true,
      consent_text_version: 'finder-call',
    })
  })

  test('may ask for a part of the day', () => {
    const slot = { day: 'call-me-back', part_of_day: 'afternoon', time_zone: 'America/New_York' }
    expect(signupOf({ ...request, slot }).callback).toEqual({
      kind: 'part_of_day',
      part_of_day: 'afternoon',
      time_zone: 'America/New_York',
    })
  })

  test('may name someone to call instead', () => {
    const helper = { first_name: 'Ana', last_name: 'Lys', phone: '+33639981235' }
    expect(signupOf({ ...request, helper }).helper).toEqual(helper)
  })

  test('passes on what only a program fills in, for the backend to refuse', () => {
    expect(signupOf({ ...request, contact: { ...person, website: 'http://spam.example' } })).toMatchObject({
      website: 'http://spam.example',
    })
  })
})

test('a request for news carries no health answer', () => {
  const values = { contact: { email: 'zoe@example.org', postal_code: '75' }, consent: 'finder-news' }
  expect(toContactRequest(values, locale)).toEqual({
    locale: 'fr',
    email: 'zoe@example.org',
    postal_code: '75',
    lists: ['new_studies'],
    consent: true,
    consent_text_version: 'finder-news',
  })
})
