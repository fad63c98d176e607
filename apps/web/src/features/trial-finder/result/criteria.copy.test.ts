import type { CriterionAssessment } from '@clairmemoire/api-client/schema'
import type { Locale } from '@clairmemoire/domain/locale'
import { createI18n, loadCatalog } from '@clairmemoire/i18n/catalog'
import { describe, expect, test } from 'vitest'
import { stageWords } from '../stage-words.ts'
import { criterionSentence } from './criteria.copy.ts'

const kinds = [
  { id: 'age', kind: 'age_between', min: 50, max: 85 },
  { id: 'age-from', kind: 'age_between', min: 50 },
  { id: 'stage', kind: 'stage_among', stages: ['mci', 'mild_dementia'] },
  { id: 'population', kind: 'no_known_dementia' },
  { id: 'partner', kind: 'has_study_partner' },
  { id: 'mri', kind: 'mri_possible' },
  { id: 'stroke', kind: 'free_of_condition', condition: 'stroke' },
  { id: 'cancer', kind: 'free_of_condition', condition: 'recent_cancer' },
  { id: 'amyloid', kind: 'not_treated_with', treatment: 'anti_amyloid' },
] as const
const states = ['met', 'not_met', 'cannot_tell', 'declined'] as const

async function sentencesIn(locale: Locale) {
  const i18n = createI18n(locale)
  await loadCatalog(i18n, stageWords)
  return (
    criterion: (typeof kinds)[number],
    state: CriterionAssessment['state'],
    respondent: 'self' | 'someone_else',
  ) => criterionSentence(i18n, locale, { ...criterion, state } as CriterionAssessment, respondent)
}

describe('the sentence for a criterion and its state', () => {
  test('states both in English', async () => {
    const sentence = await sentencesIn('en')
    expect(sentence(kinds[0], 'met', 'self')).toBe('You are between 50 and 85: yes')
    expect(sentence(kinds[0], 'met', 'someone_else')).toBe('This person is between 50 and 85: yes')
    expect(sentence(kinds[6], 'not_met', 'self')).toBe(
      'You told us about a stroke. This study does not take people who have had one.',
    )
    expect(sentence(kinds[6], 'declined', 'self')).toBe('A stroke: you did not answer')
    expect(sentence(kinds[4], 'cannot_tell', 'self')).toBe(
      'Someone who can come to appointments: we would check this with you',
    )
  })

  test('states both in French', async () => {
    const sentence = await sentencesIn('fr')
    expect(sentence(kinds[0], 'met', 'self')).toBe('Vous avez entre 50 et 85\u00a0ans\u00a0: oui')
    expect(sentence(kinds[3], 'not_met', 'self')).toBe(
      'Vous nous avez parlé d’une maladie de la mémoire. Cette étude cherche des personnes qui n’en ont pas.',
    )
  })

  test.each(['fr', 'en'] as const)('differs for each state, in %s', async (locale) => {
    const sentence = await sentencesIn(locale)
    for (const criterion of kinds) {
      const sentences = states.map((state) => sentence(criterion, state, 'self'))
      expect([criterion.id, new Set(sentences).size]).toEqual([criterion.id, states.length])
    }
  })

  test('fits any gender in French', async () => {
    const sentence = await sentencesIn('fr')
    const sentences = kinds.flatMap((criterion) => states.map((state) => sentence(criterion, state, 'someone_else')))
    expect(sentences.filter((text) => /\b(il|elle|son|sa|lui|venu|né)\b|\(e\)|·e/i.test(text))).toEqual([])
  })
})
