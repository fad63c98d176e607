import type { Problem } from '../problem.ts'
import type { ReadContext } from '../reading/read.ts'

/** The fields of a document as a service sends them; a test replaces the fields that it needs. */
type Fields = Record<string, unknown>

export const text = (words: string, marks: Fields = {}) => ({ type: 'text', text: words, ...marks })

export const paragraph = (...children: readonly (string | Fields)[]) => ({
  type: 'paragraph',
  children: children.map(asNode),
})

export const link = (url: unknown, words = 'more') => ({ type: 'link', url, children: [text(words)] })

export const block = (kind: string, fields: Fields) => ({ __component: `blocks.${kind}`, id: 1, ...fields })

export const one = (attributes: Fields) => ({ data: { id: 1, attributes } })

export const many = (...documents: readonly Fields[]) => ({
  data: documents.map((attributes, index) => ({ id: index + 1, attributes })),
})

export const image = (fields: Fields = {}) =>
  one({ url: '/uploads/brain.webp', alternativeText: 'A brain', width: 640, height: 480, ...fields })

export const person = (fields: Fields = {}) => ({
  slug: 'anna',
  name: 'Anna',
  role: 'Neurologist',
  sample: true,
  text: [paragraph('She listens.')],
  ...fields,
})

export const article = (fields: Fields = {}) => ({
  slug: 'memory-and-age',
  title: 'Memory and age',
  description: 'What changes, and what does not.',
  topics: ['memory'],
  publishedOn: '2026-11-01',
  reviewedOn: '2026-11-10',
  nextReview: '2027-11-10',
  sample: true,
  author: one(person({ slug: 'editors', name: 'The editors' })),
  reviewer: one(person()),
  related: many({ slug: 'sleep', title: 'Sleep' }),
  short: [{ id: 1, text: 'Some forgetting is normal.' }],
  sources: [{ id: 1, title: 'A study', href: 'https://example.org/study' }],
  body: [block('text', { text: [paragraph('Forgetting a name is normal.')] })],
  ...fields,
})

export const footer = (...groups: readonly Fields[]) => ({ Footer: groups })

export const footerGroup = (...links: readonly string[]) => ({
  id: 1,
  title: 'Research',
  group: links.map((link, index) => ({ id: index + 1, name: 'A page', link, text: '' })),
})

/** A top-level reading context, and the problems it collects. */
export function testContext(): { context: ReadContext; problems: Problem[] } {
  const problems: Problem[] = []
  return {
    context: { document: 'en/test', field: '', onProblem: (problem) => problems.push(problem), files: '/cms' },
    problems,
  }
}

function asNode(child: string | Fields): Fields {
  return typeof child === 'string' ? text(child) : child
}

const sentence = (text: string) => ({ id: 1, text })

export const study = (fields: Fields = {}) => ({
  code: 'MK2214',
  name: 'MK-2214',
  slug: 'mk2214',
  site: 'en',
  locale: 'en',
  kind: 'medicine',
  registryIds: [sentence('NCT07033494')],
  state: 'closed',
  sampleState: null,
  lastChecked: '2026-11-20',
  procedures: { id: 1, lumbarPuncture: 'unknown', infusion: 'yes', atHome: 'no' },
  criteria: [
    { id: 1, key: 'age', kind: 'age_between', min: 50, max: null, stages: [] },
    { id: 2, key: 'stage', kind: 'stage_among', stages: [{ id: 1, stage: 'mci' }] },
    { id: 3, key: 'stroke', kind: 'free_of_condition', condition: 'stroke', topic: null },
    { id: 4, key: 'tau', kind: 'checked_by_team', topic: 'tau' },
  ],
  sites: [
    { id: 1, city: 'Boston', country: 'US', latitude: 42.36, longitude: -71.06, recruiting: false, sample: null },
    { id: 2, city: 'Boston', country: 'US', latitude: 42.37, longitude: -71.1, recruiting: false, sample: true },
  ],
  sponsor: 'A company',
  phase: '2',
  durationMonths: 24,
  participants: 340,
  countries: [sentence('US')],
  placebo: { id: 1, receive: 1, of: 2 },
  title: 'MK-2214',
  introduction: [sentence('It tests an investigational medicine.')],
  questionsToAsk: [sentence('How long is a visit?')],
  version: '1',
  approval: null,
  page: {
    id: 1,
    summary: 'An investigational medicine.',
    sources: [{ id: 1, title: 'The register', href: 'https://example.org/register' }],
    whatItTests: [sentence('Whether it slows the spread of tau.')],
    whatHappens: [sentence('A drip every four weeks.')],
    visits: [
      {
        id: 1,
        when: 'Weeks 1 to 5',
        place: 'centre',
        text: 'Checks before the start.',
        tags: [
          { id: 1, kind: 'scan' },
          { id: 2, kind: 'memory_tests' },
        ],
        hours: 2.5,
      },
    ],
    partner: 'Somebody who knows you well.',
    partnerTime: 'About two hours a month.',
    medicines: 'They must have stayed the same for three months.',
    sideEffects: 'Headaches.',
    costs: 'Travel is paid for.',
    goodToKnow: [sentence('This is a phase 2 study.')],
    closed: { id: 1, reason: 'Everybody who was needed takes part.', since: '2026-10-01' },
    results: {
      id: 1,
      summary: 'They are being read.',
      source: { id: 1, title: 'News', href: 'https://example.org/news' },
    },
  },
  ...fields,
})
