import type { StudyPage } from '@clairmemoire/cms-client/study'
import { createI18n, loadCatalog } from '@clairmemoire/i18n/catalog'
import { studiesAt } from '@clairmemoire/studies'
import { sampleSites } from '@clairmemoire/studies/sample-sites'
import { expect, it } from 'vitest'
import { studyEntriesCatalog } from './catalog.ts'
import { glanceFacts } from './glance.copy.ts'
import { titleWithoutName } from './read-study-entries.ts'

const i18n = createI18n('en')
await loadCatalog(i18n, studyEntriesCatalog)
const page: StudyPage = {
  summary: 'Summary.',
  checkedOn: '2026-11-20',
  sponsor: 'A company',
  countries: [],
  sources: [],
  whatItTests: [],
  whatHappens: [],
  goodToKnow: [],
}

function glance(slug: string, more: Partial<StudyPage> = {}, sites = sampleSites) {
  const study = studiesAt(sites).find((known) => known.slug === slug)
  if (!study) throw new Error(`There is no study ${slug}`)
  return Object.fromEntries(
    glanceFacts(study, { ...page, ...more }, i18n, 'en').map(({ drawing, value }) => [drawing, value]),
  )
}

it('a study says for whom it is, and of which kind', () => {
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

it('what no source gives is left out', () => {
  expect(Object.keys(glance('mk2214', {}, {}))).toEqual(['age', 'memory', 'asked', 'kind'])
})

it('what is asked is what the visits name, each once, and what the study asks of everybody', () => {
  const visit = { when: 'Weekly', text: 'Tests.' }
  const visits = [
    { ...visit, tags: ['scan', 'questionnaires'] },
    { ...visit, tags: ['scan'] },
  ] as const
  expect(glance('mk2214', { visits })['asked']).toBe('Brain scan, questions, and infusion')
})

it('the chance of a placebo is told as people, with its drawing', () => {
  const study = studiesAt(sampleSites).find(({ slug }) => slug === 'mk2214')
  if (!study) throw new Error('The register has no MK2214.')
  const placebo = { receive: 1, of: 3 }
  const fact = glanceFacts(study, { ...page, placebo }, i18n, 'en').find(({ drawing }) => drawing === 'placebo')
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
])('a card says in a person’s words what “%s” is', (title, words) => {
  expect(titleWithoutName(title, 'MK-2214')).toBe(words)
})
