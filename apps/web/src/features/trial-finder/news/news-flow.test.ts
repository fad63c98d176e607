import type { Residence } from '@clairmemoire/domain/country'
import { finderNews } from '@clairmemoire/forms/finder-news'
import { describe, expect, test } from 'vitest'
import { mailBody } from '../../../call-requests/index.ts'
import type { FlowValues } from '../../../form-flow/index.ts'
import { screening } from '../testing/sample-draft.ts'
import { matchingIn } from './news-flow.ts'

describe('a request for news', () => {
  const values = { news: 'matching', contact: { email: 'zoe@example.org' }, consent: 'finder-news' }
  const answers = { ...screening, memory_state: 'alzheimer', country: 'FR', postal_code: '75011' }
  const request = (news: 'matching' | 'all', screened: FlowValues, residence: Residence) => ({
    ...mailBody(finderNews, { values: { ...values, news }, locale: 'en' }, residence),
    ...matchingIn({ news }, screened, residence),
  })

  test('about studies that may suit contains only the reduced answers that matching needs', () => {
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

  test('leaves out declined, unknown and hidden answers', () => {
    const open = { respondent: 'self', age: null, memory_state: 'mci', stage: 'mild', postal_code: 'nowhere' }
    expect(request('matching', open, 'FR')).toHaveProperty('matching', { memory_state: 'mci' })
  })

  test('about all studies, or from another country, contains no answer about health', () => {
    expect(request('all', answers, 'FR')).not.toHaveProperty('matching')
    expect(request('matching', answers, 'elsewhere')).not.toHaveProperty('matching')
  })
})
