import { describe, expect, test } from 'vitest'
import { screening } from '../testing/sample-draft.ts'
import { toContactRequest } from './contact-request.ts'

describe('a request for news', () => {
  const source = {
    values: { news: 'matching', contact: { email: 'zoe@example.org' }, consent: 'finder-news' },
    screening: { ...screening, memory_state: 'alzheimer', country: 'FR', postal_code: '75011' },
    residence: 'FR',
    locale: 'en',
  } as const

  test('about studies that may suit carries the few answers that matching needs, as coarse as it needs them', () => {
    expect(toContactRequest(source)).toEqual({
      locale: 'en',
      email: 'zoe@example.org',
      country: 'FR',
      matching: { memory_state: 'alzheimer', stage: 'mild', age_band: '70-74', area: '75' },
      lists: ['new_studies'],
      consent: true,
      consent_text_version: 'finder-news',
    })
  })

  test('leaves out what was declined, unknown or belongs to another answer', () => {
    const open = { respondent: 'self', age: null, memory_state: 'mci', stage: 'mild', postal_code: 'nowhere' }
    expect(toContactRequest({ ...source, screening: open }).matching).toEqual({ memory_state: 'mci' })
  })

  test('about all studies carries no health answer, nor does one from another country', () => {
    const values = { ...source.values, news: 'all' }
    expect(toContactRequest({ ...source, values })).not.toHaveProperty('matching')
    expect(toContactRequest({ ...source, residence: 'elsewhere' })).not.toHaveProperty('matching')
  })
})
