import { stringify } from 'yaml'

type Fields = Readonly<Record<string, unknown>>

/** A document as a file; undefined fields are omitted. */
export function documentFile(fields: Fields, body = 'Some words.\n'): string {
  return `---\n${stringify(fields)}---\n\n${body}`
}

export const personFile = (fields: Fields = {}) =>
  documentFile({ name: 'Anna', role: 'Neurologist', sample: true, ...fields })

export const articleFile = (fields: Fields = {}, body?: string) =>
  documentFile(
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

export const pageFile = (fields: Fields = {}, body = '') =>
  documentFile({ title: 'Team', description: 'Who we are.', ...fields }, body)

export const footerFile = (link = '/clinical-trials') =>
  stringify({ groups: [{ title: 'Research', entries: [{ name: 'Studies', link, text: '' }] }] })

/** English documents that are valid together. */
export const validDocuments = {
  'en/people/anna.md': personFile(),
  'en/articles/sleep.md': articleFile(),
  'en/pages/about-us.md': pageFile({ blocks: [{ kind: 'lead', text: 'Hello.' }] }),
  'en/footer.yaml': footerFile(),
} as const
