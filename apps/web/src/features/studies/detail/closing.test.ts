import type { StudyPage } from '@clairmemoire/cms-client/study'
import { repositoryStudies } from '@clairmemoire/cms-client/testing/repository-studies'
import { createI18n, loadCatalog } from '@clairmemoire/i18n/catalog'
import { expect, it } from 'vitest'
import { studiesCatalog } from '../page-copies.ts'
import { closingOf } from './closing.copy.ts'
import { originOf } from './study-origin.copy.ts'
import type { Line, Passage } from './study-part.ts'

const i18n = createI18n('en')
await loadCatalog(i18n, studiesCatalog)
const line = (text: string): Line => [{ type: 'text', text }]
const wordsOf = ({ paragraphs = [] }: Passage) => paragraphs.flat().map(({ text }) => text)

function closing(page: Partial<StudyPage>, status: 'closed' | 'recruiting' = 'closed') {
  return closingOf(page as StudyPage, status === 'closed', line, i18n, 'en')
}

const results = { summary: 'It did not help.', source: { title: 'The paper', href: 'https://example.org/paper' } }

it('a closed study shows the reason, the date and the results', () => {
  const [part] = closing({ closed: { reason: 'Everybody takes part.', since: '2026-10-01' }, results })
  expect(part && wordsOf(part)).toEqual([
    'It has not taken new people since October\u00a01, 2026.',
    'Everybody takes part.',
  ])
  expect(part?.passages).toEqual([
    {
      title: 'What the study found',
      paragraphs: [line('It did not help.')],
      links: [{ text: 'The paper', href: 'https://example.org/paper', note: 'other website' }],
    },
  ])
})

it('unknown facts about the end of a study are shown as unknown', () => {
  const [part] = closing({})
  expect(part && wordsOf(part)).toEqual(['Our sources do not say why.'])
  expect(part?.passages?.flatMap(wordsOf)).toEqual([
    'The results are not known, or not published yet. Ask about them on a call.',
  ])
})

it('an open study shows no closing, but it shows results if there are any', () => {
  expect(closing({}, 'recruiting')).toEqual([])
  expect(closing({ results }, 'recruiting').map(({ id }) => id)).toEqual(['results'])
})

it('no site of a closed study recruits, even if the site claims so', () => {
  const study = repositoryStudies('en').find(({ code }) => code === 'MK2214')
  if (!study?.page) throw new Error('There is no MK2214.')
  const [places] = originOf({ ...study, page: study.page, status: 'closed' }, i18n, 'en')
  const sites = places?.list?.flat().map((piece) => piece.text)
  expect(sites).toHaveLength(study.sites.length)
  for (const site of sites ?? []) expect(site).toMatch(/: not recruiting$/)
})
