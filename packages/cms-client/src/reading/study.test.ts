import { describe, expect, it } from 'vitest'
import { hashOf } from '../approval.ts'
import { checked } from '../checked.ts'
import type { Study } from '../study.ts'
import { study } from '../testing/wire.ts'

const reading = (fields: Record<string, unknown> = {}) => checked('studies', study(fields), 'en/studies/mk2214')

function readStudy(fields: Record<string, unknown> = {}): Study {
  const { value, problems } = reading(fields)
  if (!value) throw new Error(`It was not read: ${JSON.stringify(problems)}`)
  return value
}

const approval = (hash: string) => ({
  id: 1,
  authority: 'Comité de protection des personnes',
  reference: 'CPP 26.11',
  approvedOn: '2026-11-20',
  hash,
})

it('a study is read whole', () => {
  expect(reading()).toEqual({
    value: {
      slug: 'mk2214',
      title: 'MK-2214',
      introduction: ['It tests an investigational medicine.'],
      questionsToAsk: ['How long is a visit?'],
      version: '1',
      page: {
        summary: 'An investigational medicine.',
        checkedOn: '2026-11-20',
        sponsor: 'A company',
        phase: '2',
        durationMonths: 24,
        participants: 340,
        countries: ['US'],
        sources: [{ title: 'The register', href: 'https://example.org/register' }],
        whatItTests: ['Whether it slows the spread of tau.'],
        whatHappens: ['A drip every four weeks.'],
        visits: [
          {
            when: 'Weeks 1 to 5',
            place: 'centre',
            text: 'Checks before the start.',
            tags: ['scan', 'memory_tests'],
            hours: 2.5,
          },
        ],
        placebo: { receive: 1, of: 2 },
        partner: 'Somebody who knows you well.',
        partnerTime: 'About two hours a month.',
        medicines: 'They must have stayed the same for three months.',
        sideEffects: 'Headaches.',
        costs: 'Travel is paid for.',
        goodToKnow: ['This is a phase 2 study.'],
        closed: { reason: 'Everybody who was needed takes part.', since: '2026-10-01' },
        results: { summary: 'They are being read.', source: { title: 'News', href: 'https://example.org/news' } },
      },
    },
    problems: [],
  })
})

it('what the sources do not give is left out', () => {
  const facts = ['phase', 'durationMonths', 'participants', 'visits', 'placebo', 'closed', 'results']
  const texts = ['partner', 'partnerTime', 'medicines', 'sideEffects', 'costs']
  const empty = (names: readonly string[], value: unknown) => Object.fromEntries(names.map((name) => [name, value]))
  for (const page of [
    { ...empty(facts, null), ...empty(texts, '') },
    { ...empty(facts, undefined), visits: [] },
  ]) {
    const { page: read } = readStudy({ page: { ...study().page, ...empty(texts, null), ...page } })
    for (const name of [...facts, ...texts]) expect(read).not.toHaveProperty(name)
  }
})

it('in another language than that of its page it is an introduction', () => {
  expect(readStudy({ page: null })).not.toHaveProperty('page')
})

describe('an approval', () => {
  const hash = hashOf(readStudy())

  it('holds for the text that it names', () => {
    expect(readStudy({ approval: approval(hash) }).approval?.reference).toBe('CPP 26.11')
  })

  it('holds in whatever order a service sends the fields', () => {
    const reversed = Object.fromEntries(Object.entries(study({ approval: approval(hash) })).toReversed())
    expect(checked('studies', reversed, 's').value?.approval?.hash).toBe(hash)
  })

  it.each([
    ['title', { title: 'MK-2214!' }],
    ['a fact', { page: { ...study().page, participants: 341 } }],
    ['a source', { page: { ...study().page, sources: [] } }],
    ['a question', { questionsToAsk: [{ text: 'How long is a stay?' }] }],
    ['the language of its page', { page: null }],
  ])('does not hold for a text with another %s, which is refused with its hash', (_, changed) => {
    expect(reading({ ...changed, approval: approval(hash) })).toEqual({
      value: undefined,
      problems: [
        {
          document: 'en/studies/mk2214',
          field: 'approval.hash',
          reason: `is not that of this text: ${hashOf(readStudy(changed))}`,
        },
      ],
    })
  })

  it.each([
    ['authority', ''],
    ['reference', null],
    ['approvedOn', 'yesterday'],
    ['hash', hash.toUpperCase()],
  ])('without a good %s is none', (name, value) => {
    const { value: read, problems } = reading({ approval: { ...approval(hash), [name]: value } })
    expect([read, problems[0]?.field]).toEqual([undefined, `approval.${name}`])
  })
})

it('of a visit only what is known is said: a tag that this site does not know is left out and reported', () => {
  const visits = [
    { id: 1, when: 'Later', place: null, text: 'More tests.', tags: [{ id: 1, kind: 'tickling' }], hours: null },
  ]
  const { value, problems } = reading({ page: { ...study().page, visits } })
  expect(value?.page?.visits).toEqual([{ when: 'Later', text: 'More tests.', tags: [] }])
  expect(problems).toEqual([
    { document: 'en/studies/mk2214', field: 'page.visits[0].tags[0]', reason: 'is an unknown tag of a visit' },
  ])
})

it.each([
  ['introduction', []],
  ['page.whatItTests', { page: { ...study().page, whatItTests: [] } }],
  ['page.participants', { page: { ...study().page, participants: 1.5 } }],
  ['page.placebo', { page: { ...study().page, placebo: { receive: 2, of: 2 } } }],
  ['page.visits[0].hours', { page: { ...study().page, visits: [{ when: 'Later', text: 'Tests.', hours: 25 }] } }],
  ['page.closed.reason', { page: { ...study().page, closed: { since: '2026-10-01' } } }],
  ['page.results.source', { page: { ...study().page, results: { summary: 'None yet.' } } }],
  ['page.countries[0].text', { page: { ...study().page, countries: [{ text: 'France' }] } }],
])('a study with a bad %s is refused', (field, fields) => {
  const { value, problems } = reading(Array.isArray(fields) ? { [field]: fields } : fields)
  expect([value, problems[0]?.field]).toEqual([undefined, field])
})
