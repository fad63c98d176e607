import type { Residence } from '@clairmemoire/domain/country'
import { describe, expect, test } from 'vitest'
import type { FlowValues } from '../../../form-flow/index.ts'
import { screening } from '../testing/sample-draft.ts'
import { toContactRequest } from './news-flow.ts'

describe('a request for news', () => {
  const values = { news: 'matching', contact: { email: 'zoe@example.org' }, consent: 'finder-news' }
  const answers = { ...screening, memory_state: 'alzheimer', country: 'FR', postal_code: '75011' }
  const request = (news: 'matching' | 'all', screened: FlowValues, residence: Residence) =>
    toContactRequest({ values: { ...values, news }, locale: 'en' }, screened, residence)

  test('about studies that may suit carries the few answers that matching needs, as coarse as it needs them', () => {
    expect(request('matching', answers, 'FR')).toEqual({
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
    expect(request('matching', open, 'FR').matching).toEqual({ memory_state: 'mci' })
  })

  test('about all studies carries no health answer, nor does one from another country', () => {
    expect(request('all', answers, 'FR')).not.toHaveProperty('matching')
    expect(request('matching', answers, 'elsewhere')).not.toHaveProperty('matching')
  })
})
