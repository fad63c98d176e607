import { describe, expect, it } from 'vitest'
import { hashOf } from '../approval.ts'
import { checked } from '../checked.ts'
import type { StudyDocument } from '../study.ts'
import { study } from '../testing/wire.ts'

const reading = (fields: Record<string, unknown> = {}) => checked('studies', study(fields), 'en/studies/mk2214')

function readStudy(fields: Record<string, unknown> = {}): StudyDocument {
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

it('a study is read completely', () => {
  expect(reading()).toEqual({
    value: {
      code: 'MK2214',
      name: 'MK-2214',
      slug: 'mk2214',
      locale: 'en',
      language: 'en',
      kind: 'medicine',
      registryIds: ['NCT07033494'],
      status: 'closed',
      lastChecked: '2026-11-20',
      procedures: { lumbarPuncture: 'unknown', infusion: 'yes', atHome: 'no' },
      criteria: [
        { id: 'age', kind: 'age_between', min: 50 },
        { id: 'stage', kind: 'stage_among', stages: ['mci'] },
        { id: 'stroke', kind: 'free_of_condition', condition: 'stroke' },
        { id: 'tau', kind: 'checked_by_team', topic: 'tau' },
      ],
      sites: [
        {
          id: 'boston',
          city: 'Boston',
          country: 'US',
          place: { latitude: 42.36, longitude: -71.06 },
          recruiting: false,
          sample: false,
        },
        {
          id: 'boston-2',
          city: 'Boston',
          country: 'US',
          place: { latitude: 42.37, longitude: -71.1 },
          recruiting: false,
          sample: true,
        },
      ],
      sponsor: 'A company',
      phase: '2',
      durationMonths: 24,
      participants: 340,
      countries: ['US'],
      placebo: { receive: 1, of: 2 },
      title: 'MK-2214',
      introduction: ['It tests an investigational medicine.'],
      questionsToAsk: ['How long is a visit?'],
      version: '1',
      page: {
        summary: 'An investigational medicine.',
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

it('facts and texts that the sources lack are absent', () => {
  const facts = ['phase', 'durationMonths', 'participants', 'placebo', 'sampleState']
  const texts = ['partner', 'partnerTime', 'medicines', 'sideEffects', 'costs', 'results']
  const all = (names: readonly string[], value: unknown) => Object.fromEntries(names.map((name) => [name, value]))
  for (const empty of [null, '', undefined]) {
    const read = readStudy({ ...all(facts, empty), page: { ...study().page, ...all(texts, empty), visits: [] } })
    for (const name of [...facts, 'sampleStatus']) expect(read).not.toHaveProperty(name)
    for (const name of texts) expect(read.page).not.toHaveProperty(name)
  }
})

it("a study has no page in a language other than its site's", () => {
  expect(readStudy({ locale: 'fr', page: null })).not.toHaveProperty('page')
})

describe('lines of the register', () => {
  const line = (seen: boolean | null) => ({
    id: 1,
    text: ' Age 50 or older ',
    seen,
    criteria: [{ id: 1, text: 'age' }],
  })

  it('are read when requested, each with its criteria', () => {
    expect(readStudy()).not.toHaveProperty('registerLines')
    const read = readStudy({ registerLines: [line(true), { id: 2, text: 'Inclusion:', seen: true }] })
    expect(read.registerLines).toEqual([
      { text: 'Age 50 or older', seen: true, criteria: ['age'] },
      { text: 'Inclusion:', seen: true, criteria: [] },
    ])
  })

  it('are not part of the approved text', () => {
    expect(hashOf(readStudy({ registerLines: [line(true)] }))).toBe(hashOf(readStudy()))
  })

  it('prevent publication until a person has checked each line', () => {
    expect(reading({ registerLines: [line(true), line(false)] }).problems).toMatchObject([
      { field: 'registerLines', reason: { code: 'unseen_lines', lines: [2] } },
    ])
  })
})

describe('an approval', () => {
  const hash = hashOf(readStudy())

  it('applies to the text that has its hash', () => {
    expect(readStudy({ approval: approval(hash) }).approval?.reference).toBe('CPP 26.11')
  })

  it('does not depend on the order of the fields', () => {
    const reversed = Object.fromEntries(Object.entries(study({ approval: approval(hash) })).toReversed())
    expect(checked('studies', reversed, 's').value?.approval?.hash).toBe(hash)
  })

  it.each([
    ['title', { title: 'MK-2214!' }],
    ['a fact', { participants: 341 }],
    ['a criterion', { criteria: study().criteria.slice(1) }],
    ['a source', { page: { ...study().page, sources: [] } }],
    ['a question', { questionsToAsk: [{ text: 'How long is a stay?' }] }],
    ['language', { locale: 'fr', page: null }],
  ])('does not apply to a text with another %s, which is refused with its hash', (_, changed) => {
    expect(reading({ ...changed, approval: approval(hash) })).toEqual({
      value: undefined,
      problems: [
        {
          document: 'en/studies/mk2214',
          field: 'approval.hash',
          reason: { code: 'other_text_approved', hash: hashOf(readStudy(changed)) },
        },
      ],
    })
  })

  it('still applies when the state, the sites and the date of the facts change', () => {
    const changed = { state: 'closed', lastChecked: '2026-12-20', sites: [] }
    expect(readStudy({ ...changed, approval: approval(hash) }).approval?.hash).toBe(hash)
  })

  it.each([
    ['authority', ''],
    ['reference', null],
    ['approvedOn', 'yesterday'],
    ['hash', hash.toUpperCase()],
  ])('without a valid %s is refused', (name, value) => {
    const { value: read, problems } = reading({ approval: { ...approval(hash), [name]: value } })
    expect([read, problems[0]?.field]).toEqual([undefined, `approval.${name}`])
  })
})

it.each([
  ['introduction', { introduction: [] }],
  ['participants', { participants: 1.5 }],
  ['placebo', { placebo: { receive: 2, of: 2 } }],
  ['countries[0].text', { countries: [{ text: 'France' }] }],
  ['code', { code: 'NO_TRIAL_MATCH' }],
  ['code', { code: 'mk2214' }],
  ['site', { site: 'de' }],
  ['lastChecked', { lastChecked: null }],
  ['criteria', { criteria: [] }],
  ['criteria[0].kind', { criteria: [{ key: 'shoe', kind: 'shoe_size' }] }],
  ['criteria[0].condition', { criteria: [{ key: 'flu', kind: 'free_of_condition', condition: 'flu' }] }],
  ['sites[0].country', { sites: [{ ...study().sites[0], country: 'NO' }] }],
  ['page.whatItTests', { page: { ...study().page, whatItTests: [] } }],
  ['page.sources[0].href', { page: { ...study().page, sources: [{ title: 'A site', href: 'javascript:alert(1)' }] } }],
  ['page.visits[0].hours', { page: { ...study().page, visits: [{ when: 'Later', text: 'Tests.', hours: 25 }] } }],
  [
    'page.visits[0].tags[0].kind',
    { page: { ...study().page, visits: [{ when: 'Later', text: 'Tests.', tags: [{ kind: 'tickling' }] }] } },
  ],
  ['page.closed.reason', { page: { ...study().page, closed: { since: '2026-10-01' } } }],
  ['page.results.source', { page: { ...study().page, results: { summary: 'None yet.' } } }],
])('a study with a bad %s is refused', (field, fields) => {
  const { value, problems } = reading(fields)
  expect([value, problems[0]?.field]).toEqual([undefined, field])
})

describe('a study is refused by a rule', () => {
  const open = { state: 'recruiting', sites: [{ ...study().sites[0], recruiting: true }] }
  const withoutEnd = { ...study().page, closed: null }

  it.each([
    [
      'when a minimum age exceeds the maximum',
      { criteria: [{ key: 'age', kind: 'age_between', min: 80, max: 60 }] },
      'below_minimum',
    ],
    ['when it recruits at no site', { state: 'recruiting', page: withoutEnd }, 'nobody_recruits'],
    [
      'when it recruits without a source',
      { ...open, registryIds: [], page: { ...withoutEnd, sources: [] } },
      'no_source',
    ],
    ['when it is closed without a reason', { page: withoutEnd }, 'missing_closing'],
    ['when it is open and its text says that it is closed', open, 'not_closed'],
    ['without a page in the language of its site', { page: null }, 'missing_page'],
    ['with a page in the other language', { locale: 'fr' }, 'page_of_other_language'],
  ])('%s', (_, fields, code) => {
    const { value, problems } = reading(fields)
    expect([value, problems[0]?.reason.code]).toEqual([undefined, code])
  })
})
