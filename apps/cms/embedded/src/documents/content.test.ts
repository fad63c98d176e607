import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { faultsIn } from '../testing/faults-in.ts'
import { validDocuments, articleFile, footerFile, pageFile, personFile } from '../testing/document-files.ts'

const faultsWith = (files: Record<string, string | Uint8Array>) => faultsIn({ ...validDocuments, ...files })
const articleWith = (fields: Record<string, unknown>, body?: string) =>
  faultsWith({ 'en/articles/sleep.md': articleFile(fields, body) })
const unknownKind =
  'is not one of: lead, text, notice, call-to-action, figure, steps, cards, questions, pillars, easy-read, people, related-articles'
const pageWith = (...blocks: readonly unknown[]) => faultsWith({ 'en/pages/about-us.md': pageFile({ blocks }) })

it('valid documents have no fault', async () => {
  expect(await faultsIn(validDocuments)).toEqual([])
})

describe('an article is refused', () => {
  it.each(['author', 'reviewer', 'publishedOn', 'reviewedOn', 'nextReview', 'title', 'description', 'short', 'sample'])(
    'without its %s',
    async (field) => {
      expect(await articleWith({ [field]: undefined })).toEqual([`en/articles/sleep.md: line 2, ${field}: is missing`])
    },
  )

  it.each([
    ['by an unknown author', { author: 'nobody' }, 'line 6, author: names no document in the folder people (“nobody”)'],
    [
      'with an unknown reviewer',
      { reviewer: 'nobody' },
      'line 7, reviewer: names no document in the folder people (“nobody”)',
    ],
    [
      'related to an unknown article',
      { related: ['x'] },
      'line 13, related[0]: names no document in the folder articles (“x”)',
    ],
    ['related to itself', { related: ['sleep'] }, 'line 13, related[0]: is the article itself'],
    [
      'with an impossible date',
      { reviewedOn: '2026-02-30' },
      'line 9, reviewedOn: is not a day such as 2026-11-22 (“2026-02-30”)',
    ],
    [
      'with an unknown topic',
      { topics: ['gossip'] },
      'line 5, topics[0]: is not one of: memory, consultation, lifestyle, medicines, research, relatives (“gossip”)',
    ],
    [
      'with a title of 2,000 letters',
      { title: 'a'.repeat(2_000) },
      `line 2, title: is longer than 255 characters (“${'a'.repeat(60)}…”)`,
    ],
    [
      'with HTML in its title',
      { title: 'Sleep <b>well</b>' },
      'line 2, title: contains HTML: remove the tags (“Sleep <b>well</b>”)',
    ],
    [
      'due for review before it was reviewed',
      { nextReview: '2026-11-09' },
      'line 10, nextReview: is before the review (“2026-11-09”)',
    ],
    [
      'with a text where a list belongs',
      { short: 'a' },
      'line 13, short: is not a list, with a hyphen before each entry (“a”)',
    ],
    [
      'with a source without an address',
      { sources: [{ title: 'a', href: 'http://a.example' }] },
      'line 17, sources[0].href: is a link that is not allowed: write https://…, mailto:, tel: or /page (“http://a.example”)',
    ],
    [
      'with a source without a title',
      { sources: [{ href: 'https://a.example' }] },
      'line 16, sources[0].title: is missing',
    ],
    [
      'with a source with an unknown field',
      { sources: [{ title: 'a', link: 'https://a.example' }] },
      'line 17, sources[0].link: is not a field here. The fields are: title, href',
    ],
  ])('%s', async (_, fields, fault) => {
    expect(await articleWith(fields)).toEqual([`en/articles/sleep.md: ${fault}`])
  })

  it('with an unknown field', async () => {
    expect(await articleWith({ reviewdOn: '2026-11-22' })).toEqual([
      expect.stringMatching(
        /^en\/articles\/sleep\.md: line 18, reviewdOn: is not a field of articles\. The fields are: title, description, /,
      ),
    ])
  })

  it.each([
    [
      'an image without a description',
      '![](/uploads/a.webp)',
      'line 20: is an image without a description: write it in the media library, or between the brackets of a file (“/uploads/a.webp”)',
    ],
    [
      'an image from elsewhere',
      '![A](https://a.example/a.webp)',
      'line 20: is an image from elsewhere: choose one from the media library or the folder uploads (“https://a.example/a.webp”)',
    ],
    [
      'a javascript: link',
      '[a](javascript:alert%281%29)',
      'line 20: is a link that is not allowed: write https://…, mailto:, tel: or /page (“javascript:alert%281%29”)',
    ],
    [
      'a link with dot segments',
      '[a](/../b)',
      'line 20: is a link that is not allowed: write https://…, mailto:, tel: or /page (“/../b”)',
    ],
    [
      'a link to no page',
      'a\n\n- b\n- [c](/no-page)',
      'line 23: leads to a page that does not exist in this language: copy the address from the site (“/no-page”)',
    ],
    ['no words', '', 'line 19: is a text without words'],
    ['HTML', 'a\n\n<script>alert(1)</script>', 'line 22: contains HTML: remove the tags (“<script>alert(1)</script>”)'],
  ])('with %s', async (_, body, fault) => {
    expect(await articleWith({}, body)).toEqual([`en/articles/sleep.md: ${fault}`])
  })
})

describe('a page is refused', () => {
  it.each([
    ['with a block of an unknown kind', { kind: 'video' }, `line 5, blocks[0].kind: ${unknownKind} (“video”)`],
    ['with a block without a kind', { text: 'a' }, 'line 5, blocks[0].kind: is missing'],
    [
      'with an unknown tone',
      { kind: 'notice', tone: 'info', text: 'a' },
      'line 6, blocks[0].tone: is not one of: information, warning (“info”)',
    ],
    [
      'with an unknown field in a block',
      { kind: 'notice', tone: 'warning', titel: 'a', text: 'a' },
      'line 7, blocks[0].titel: is not a field here. The fields are: kind, tone, title, text',
    ],
    [
      'with an unknown field in an item of a block',
      { kind: 'cards', items: [{ title: 'a', text: 'a', action: { label: 'a', href: '/legal', target: 'b' } }] },
      'line 12, blocks[0].items[0].action.target: is not a field here. The fields are: label, href',
    ],
    ['with a block without its text', { kind: 'lead' }, 'line 5, blocks[0].text: is missing'],
    [
      'with HTML in a block',
      { kind: 'notice', tone: 'warning', text: '<b>' },
      'line 7, blocks[0].text: contains HTML: remove the tags (“<b>”)',
    ],
    [
      'with HTML in an answer',
      { kind: 'questions', items: [{ question: 'Why?', answer: 'a\n\n<i>b</i>' }] },
      'line 11, blocks[0].items[0].answer: contains HTML: remove the tags (“<i>”)',
    ],
    [
      'with an image without a description',
      { kind: 'figure', image: { url: '/uploads/a.webp' } },
      'line 7, blocks[0].image: is an image without a description: write it in the media library, or between the brackets of a file (“/uploads/a.webp”)',
    ],
    [
      'with an unknown person',
      { kind: 'people', people: ['nobody'] },
      'line 7, blocks[0].people[0]: names no document in the folder people (“nobody”)',
    ],
    [
      'with an unknown article',
      { kind: 'related-articles', articles: ['x'] },
      'line 7, blocks[0].articles[0]: names no document in the folder articles (“x”)',
    ],
    [
      'with a call to action without a link',
      { kind: 'call-to-action', title: 'a', action: { label: 'a', href: 'x' } },
      'line 9, blocks[0].action.href: is a link that is not allowed: write https://…, mailto:, tel: or /page (“x”)',
    ],
  ])('%s', async (_, block, fault) => {
    expect(await pageWith(block)).toEqual([`en/pages/about-us.md: ${fault}`])
  })

  it('with an unknown fact, which is quoted without the words around it', async () => {
    expect(await pageWith({ kind: 'notice', tone: 'warning', text: 'Call us.\n\nOr call {{phone}} later.' })).toEqual([
      expect.stringMatching(
        /^en\/pages\/about-us\.md: line 10, blocks\[0\]\.text: names in braces .* \(“{{phone}}”\)$/,
      ),
    ])
  })

  it('with blocks that are not a list', async () => {
    expect(await faultsWith({ 'en/pages/about-us.md': pageFile({ blocks: 'lead' }) })).toEqual([
      'en/pages/about-us.md: line 4, blocks: is of another type (“lead”)',
    ])
  })
})

it('a study without its texts in one language has one fault', async () => {
  const study = readFileSync(path.resolve(import.meta.dirname, '../../../content/studies/mk2214.yaml'), 'utf8')
  const inEnglish = study.replace(/^ {2}fr:\n(?: {4}.*\n)+/m, '')
  expect(await faultsWith({ 'studies/mk2214.yaml': inEnglish })).toEqual([
    expect.stringMatching(
      /^studies\/mk2214\.yaml: line \d+, texts\.fr: is missing: a study has its texts in each language$/,
    ),
  ])
})

it('an error of a document is not repeated for the documents that link to it', async () => {
  const faulty = { 'en/people/anna.md': personFile({ role: undefined }) }
  expect(await faultsWith(faulty)).toEqual(['en/people/anna.md: line 2, role: is missing'])
})

it('documents in different languages may have the same slug', async () => {
  const french = { 'fr/people/anna.md': personFile(), 'fr/articles/sleep.md': articleFile() }
  expect(await faultsWith(french)).toEqual([])
})

it('all faults of all files are reported together, each of them once', async () => {
  const faults = await faultsIn({
    'en/articles/a.md': articleFile(
      { author: 'nobody', title: undefined, sample: 'yes' },
      '<script>\n\n</script>\n\n![](/uploads/a.webp)\n\n[a](javascript:b) {{phone}}\n\nIt cures.',
    ),
    'en/pages/legal.md': pageFile({ blocks: [{ kind: 'lead' }, { kind: 'steps', items: [{ title: 'a' }] }] }),
    'fr/footer.yaml': footerFile('javascript:alert(1)'),
  })
  expect(faults.map((fault) => fault.split(': ', 2).join(': ')).sort()).toEqual([
    'en/articles/a.md: line 10, sample',
    'en/articles/a.md: line 19',
    'en/articles/a.md: line 2, title',
    'en/articles/a.md: line 23',
    'en/articles/a.md: line 25',
    'en/articles/a.md: line 25',
    'en/articles/a.md: line 27',
    'en/articles/a.md: line 5, author',
    'en/articles/a.md: line 6, reviewer',
    'en/pages/legal.md: line 5, blocks[0].text',
    'en/pages/legal.md: line 8, blocks[1].items[0].text',
    'fr/footer.yaml: line 5, groups[0].entries[0].link',
  ])
})
