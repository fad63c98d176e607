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

  test('about studies that may suit contains only the coarse answers that matching needs', () => {
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

  test('omits declined, unknown and hidden answers', () => {
    const open = { respondent: 'self', age: null, memory_state: 'mci', stage: 'mild', postal_code: 'nowhere' }
    expect(request('matching', open, 'FR').matching).toEqual({ memory_state: 'mci' })
  })

  test('about all studies, or from another country, contains no health answer', () => {
    expect(request('all', answers, 'FR')).not.toHaveProperty('matching')
    expect(request('matching', answers, 'elsewhere')).not.toHaveProperty('matching')
  })
})
