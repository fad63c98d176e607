import { stringify } from 'yaml'

type Fields = Readonly<Record<string, unknown>>

/** A document as a file; undefined fields are omitted. */
export function written(fields: Fields, body = 'Some words.\n'): string {
  return `---\n${stringify(fields)}---\n\n${body}`
}

export const writtenPerson = (fields: Fields = {}) =>
  written({ name: 'Anna', role: 'Neurologist', sample: true, ...fields })

export const writtenArticle = (fields: Fields = {}, body?: string) =>
  written(
    {
      title: 'Sleep',
      description: 'How sleep helps memory.',
      topics: ['lifestyle'],
      author: 'anna',
      reviewer: 'anna',
      publishedOn: '2026-11-05',
      reviewedOn: '2026-11-10',
      nextReview: '2027-11-10',
      sample: true,
      related: [],
      short: ['Sleep puts memories in order.'],
      sources: [{ title: 'A study', href: 'https://example.org/study' }],
      ...fields,
    },
    body,
  )

export const writtenPage = (fields: Fields = {}, body = '') =>
  written({ title: 'Team', description: 'Who we are.', ...fields }, body)

export const writtenFooter = (link = '/clinical-trials') =>
  stringify({ groups: [{ title: 'Research', entries: [{ name: 'Studies', link, text: '' }] }] })

/** English documents that are valid together. */
export const goodDocuments = {
  'en/people/anna.md': writtenPerson(),
  'en/articles/sleep.md': writtenArticle(),
  'en/pages/team.md': writtenPage({ blocks: [{ kind: 'lead', text: 'Hello.' }] }),
  'en/footer.yaml': writtenFooter(),
} as const
