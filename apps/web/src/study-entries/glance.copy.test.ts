import type { StudyDocument, StudyPage } from '@clairmemoire/cms-client/study'
import { sampleStudies } from '@clairmemoire/cms-client/testing/repository-studies'
import { createI18n, loadCatalog } from '@clairmemoire/i18n/catalog'
import { expect, it } from 'vitest'
import { studyEntriesCatalog } from './catalog.ts'
import { glanceFacts } from './glance.copy.ts'
import { titleWithoutName } from './read-study-entries.ts'

const i18n = createI18n('en')
await loadCatalog(i18n, studyEntriesCatalog)
const page: StudyPage = {
  summary: 'Summary.',
  sources: [],
  whatItTests: [],
  whatHappens: [],
  visits: [],
  goodToKnow: [],
}

function factsOf(slug: string, changes: Partial<StudyDocument> = {}) {
  const study = sampleStudies.find((known) => known.slug === slug)
  if (!study) throw new Error(`There is no study ${slug}`)
  const { durationMonths: _, ...bare } = study
  return glanceFacts({ ...bare, page, ...changes }, i18n, 'en')
}

const glance = (slug: string, changes?: Partial<StudyDocument>) =>
  Object.fromEntries(factsOf(slug, changes).map(({ drawing, value }) => [drawing, value]))

it('a study states its target group and its kind', () => {
  expect(glance('mk2214')).toMatchObject({
    age: 'From 50 to 85',
    memory: 'Mild cognitive impairment or mild Alzheimer’s disease',
    kind: 'Investigational medicine',
  })
  expect(glance('predictom')).toMatchObject({
    age: '50 or older',
    memory: 'No known memory disease',
    kind: 'Observation only, no medicine',
  })
})

it('a study with only an upper age limit shows no lower one', () => {
  expect(glance('mk2214', { criteria: [{ id: 'age', kind: 'age_between', min: 0, max: 75 }] })['age']).toBe(
    '75 or younger',
  )
})

it('facts without a source are omitted', () => {
  expect(Object.keys(glance('mk2214', { sites: [] }))).toEqual(['age', 'memory', 'asked', 'kind'])
})

it('the procedures are those of the visits, without repetition, and those required of everybody', () => {
  const visit = { when: 'Weekly', text: 'Tests.' }
  const visits = [
    { ...visit, tags: ['scan' as const, 'questionnaires' as const] },
    { ...visit, tags: ['scan' as const] },
  ]
  expect(glance('mk2214', { page: { ...page, visits } })['asked']).toBe('Brain scan, questions, and infusion')
})

it('the chance of a placebo is given as a number of people, with its drawing', () => {
  const placebo = { receive: 1, of: 3 }
  const fact = factsOf('mk2214', { placebo }).find(({ drawing }) => drawing === 'placebo')
  expect(fact).toEqual({
    drawing: 'placebo',
    term: 'Placebo',
    value: 'One in 3\u00a0people gets it',
    chance: placebo,
  })
  expect(glance('mk2214', { placebo: { receive: 2, of: 5 } })['placebo']).toBe('2 in 5\u00a0people get it')
})

it.each([
  ['MK-2214: an investigational medicine', 'An investigational medicine'],
  ['MK-2214\u00a0: un médicament', 'Un médicament'],
  ['A study without its name', 'A study without its name'],
])('a card describes “%s” in plain words', (title, words) => {
  expect(titleWithoutName(title, 'MK-2214')).toBe(words)
})
