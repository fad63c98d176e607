import type { StudyDocument, StudyPage } from '@clairmemoire/cms-client/study'
import { sampleStudies } from '@clairmemoire/cms-client/testing/repository-studies'
import { createI18n, loadCatalog } from '@clairmemoire/i18n/catalog'
import { describe, expect, it } from 'vitest'
import type { ShownStudy } from '../../../study-entries/index.ts'
import { studiesCatalog } from '../page-copies.ts'
import { originOf } from './study-origin.copy.ts'
import type { FoldedPassage, Line, Passage } from './study-part.ts'
import { studyParts } from './study-parts.copy.ts'

const bare: StudyPage = {
  summary: 'Summary.',
  sources: [],
  whatItTests: ['Aim.'],
  whatHappens: ['Plan.'],
  visits: [],
  goodToKnow: ['Good.'],
}
const i18n = createI18n('en')
await loadCatalog(i18n, studiesCatalog)
const line = (text: string): Line => [{ type: 'text', text }]
const articles = [{ slug: 'ponction-lombaire', title: 'The puncture' }]

function shown(slug: string, changes: Partial<StudyDocument> = {}): ShownStudy {
  const study = sampleStudies.find((known) => known.slug === slug)
  if (!study) throw new Error(`There is no study ${slug}`)
  return { ...study, sponsor: 'A company', countries: [], page: bare, ...changes }
}

function partsOf(slug: string, page: Partial<StudyPage> = {}, changes: Partial<StudyDocument> = {}) {
  const questionsToAsk = changes.questionsToAsk ?? ['Why?']
  const study = shown(slug, changes)
  const parts = studyParts(
    { page: { ...bare, ...page }, study, questionsToAsk, articles, origin: [], line },
    i18n,
    'en',
  )
  const all: FoldedPassage[] = parts.flatMap((part) => [part, ...(part.folded ?? [])])
  return Object.fromEntries(all.map((part) => [part.id, part]))
}

const wordsOf = ({ paragraphs = [] }: Passage) => paragraphs.flat().map(({ text }) => text)

it('the conditions of a closed study are in the past tense', () => {
  expect(partsOf('mk2214', {}, { status: 'closed' })['known']?.title).toBe(
    'Who could take part, while the study was recruiting',
  )
  expect(partsOf('mk2214')['known']?.title).toBe('You may be able to take part if')
})

it('a waiting-room poster is offered only for a recruiting study', () => {
  const linksOf = (changes: Partial<StudyDocument>) =>
    originOf(shown('mk2214', changes), i18n, 'en').flatMap(({ links = [] }) => links.map(({ href }) => href))
  const poster = '/essais-cliniques/mk2214/poster'
  expect(linksOf({})).toContain(poster)
  expect(linksOf({ status: 'closed' })).not.toContain(poster)
  expect(linksOf({ status: 'not_yet_recruiting' })).not.toContain(poster)
})

describe('a topic that people fear', () => {
  const topics = ['visits', 'placebo', 'partner', 'medicines', 'side-effects', 'costs']

  it.each(['visits', 'placebo', 'partner', 'costs'])('has no heading without a source: %s', (id) => {
    expect(partsOf('mk2214')).not.toHaveProperty(id)
  })

  it('is listed once as an open question, and without open questions there is no such part', () => {
    const { questions, 'to-ask': asked } = partsOf('mk2214')
    expect([questions?.title, asked?.title]).toEqual(['What we will ask for you', '1 question'])
    expect(asked?.list).toEqual([line('Why?')])
    expect(partsOf('mk2214', {}, { questionsToAsk: [] })).not.toHaveProperty('questions')
  })

  it('states that not all risks are known, and that the team must explain them', () => {
    expect(wordsOf(partsOf('mk2214')['side-effects'] ?? { title: '' }).join(' ')).toMatch(
      /nobody knows all.*must tell you/,
    )
  })

  it('always advises against stopping a medicine', () => {
    expect(wordsOf(partsOf('mk2214')['medicines'] ?? { title: '' })[0]).toContain('Do not stop a medicine')
  })

  it('repeats the facts of the source', () => {
    const page = {
      visits: [{ when: 'Weekly', place: 'home' as const, text: 'Tests.', tags: ['scan' as const], hours: 2 }],
      partner: 'Somebody.',
      partnerTime: 'Two hours.',
      medicines: 'Go on.',
      sideEffects: 'Headaches.',
      costs: 'Travel is paid for.',
    } satisfies Partial<StudyPage>
    const placebo = { receive: 1, of: 2 }
    const parts = partsOf('mk2214', page, { placebo })
    const text = topics.flatMap((id) => wordsOf(parts[id] ?? { title: '' })).join(' ')
    expect(text).not.toMatch(/do not know/i)
    expect(text).toContain('One in 2\u00a0people gets the placebo.')
    expect(parts['placebo']?.chance).toEqual(placebo)
    expect(parts['visits']?.visits).toEqual([
      {
        when: 'Weekly',
        about: 'At home, about 2\u00a0hours',
        text: line('Tests.'),
        tags: ['Brain scan'],
        drawing: 'scan',
      },
    ])
  })

  it('states that nobody gets a placebo if no medicine is tested', () => {
    expect(wordsOf(partsOf('predictom')['placebo'] ?? { title: '' })).toEqual([
      'This study tests no medicine: nobody gets a placebo.',
    ])
  })
})

describe('the fears', () => {
  const ids = ['puncture', 'scans', 'if-placebo', 'choice']
  const fearsIn = (slug: string, page: Partial<StudyPage> = {}) =>
    (partsOf(slug, page)['fears']?.folded ?? []).filter(({ id }) => ids.includes(id))
  const titles = (slug: string, page?: Partial<StudyPage>) => fearsIn(slug, page).map(({ title }) => title)
  const visit = { when: 'Weekly', text: 'Tests.' }

  it('include those that apply to the study, and always the right to refuse', () => {
    expect(titles('predictom')).toEqual(['The lumbar puncture', 'Can I say no, or stop?'])
    expect(titles('predictom', { visits: [{ ...visit, tags: ['scan'] }] })).toContain('Brain scans')
    expect(titles('trailblazer')).toContain('Brain scans')
    expect(titles('mindset-2')).not.toContain('Brain scans')
  })

  it('include a lumbar puncture that the sources do not mention, with a link to an article in the same language', () => {
    const [puncture] = fearsIn('mk2214')
    expect(wordsOf(puncture ?? { title: '' })[0]).toMatch(/do not say whether this study asks for one/)
    expect(puncture?.links).toEqual([{ text: 'The puncture', href: '/our-articles/article/ponction-lombaire' }])
    expect(fearsIn('mk2214').at(-1)).not.toHaveProperty('links')
  })
})
