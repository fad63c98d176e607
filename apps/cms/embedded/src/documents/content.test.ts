import { describe, expect, it } from 'vitest'
import { faultsIn } from '../testing/faults-in.ts'
import {
  validDocuments,
  documentFile,
  articleFile,
  footerFile,
  pageFile,
  personFile,
} from '../testing/document-files.ts'

const faultsWith = (files: Record<string, string | Uint8Array>) => faultsIn({ ...validDocuments, ...files })
const articleWith = (fields: Record<string, unknown>, body?: string) =>
  faultsWith({ 'en/articles/sleep.md': articleFile(fields, body) })
const pageWith = (...blocks: readonly unknown[]) => faultsWith({ 'en/pages/team.md': pageFile({ blocks }) })

it('valid documents have no fault', async () => {
  expect(await faultsIn(validDocuments)).toEqual([])
})

describe('a document whose editor writes', () => {
  const text = articleFile({ title: 'Sommeil et m\u00e9moire' })

  it.each([
    ['Latin-1', Buffer.from(text, 'latin1')],
    ['UTF-16', Buffer.from(`\ufeff${text}`, 'utf16le')],
  ])('%s is refused, and the message names the file', async (_, bytes) => {
    expect(await faultsWith({ 'en/articles/sleep.md': bytes })).toContain(
      'en/articles/sleep.md: the file: is not encoded in UTF-8: save it with this encoding',
    )
  })

  it.each([
    ['en/articles/sleep.md', text],
    ['en/footer.yaml', footerFile()],
  ])('a byte order mark is accepted: %s', async (file, content) => {
    expect(await faultsWith({ [file]: `\ufeff${content}` })).toEqual([])
  })
})

describe('an article is refused', () => {
  it.each(['author', 'reviewer', 'publishedOn', 'reviewedOn', 'nextReview', 'title', 'description', 'short', 'sample'])(
    'without its %s',
    async (field) => {
      expect(await articleWith({ [field]: undefined })).toEqual([`en/articles/sleep.md: ${field}: is missing`])
    },
  )

  it.each([
    ['by an unknown author', { author: 'nobody' }, 'author: names no document in the folder people'],
    ['with an unknown reviewer', { reviewer: 'nobody' }, 'reviewer: names no document in the folder people'],
    ['related to an unknown article', { related: ['x'] }, 'related[0]: names no document in the folder articles'],
    ['related to itself', { related: ['sleep'] }, 'related.data[0].slug: is the article itself'],
    ['with an impossible date', { reviewedOn: '2026-02-30' }, 'reviewedOn: is not a day such as 2026-11-22'],
    ['with an unknown topic', { topics: ['gossip'] }, 'topics[0]: is an unknown topic'],
    ['with a title of 2,000 letters', { title: 'a'.repeat(2_000) }, 'title: is longer than 300 characters'],
    ['with a text where a list belongs', { short: 'a' }, 'short: is of another type'],
    [
      'with a source without an address',
      { sources: [{ title: 'a', href: 'http://a.example' }] },
      'sources[0].href: is a link that is not allowed: write https://…, mailto:, tel: or /page',
    ],
    ['with a source without a title', { sources: [{ href: 'https://a.example' }] }, 'sources[0].title: is missing'],
  ])('%s', async (_, fields, fault) => {
    expect(await articleWith(fields)).toEqual([`en/articles/sleep.md: ${fault}`])
  })

  it('with an unknown field', async () => {
    expect(await articleWith({ reviewdOn: '2026-11-22' })).toEqual([
      expect.stringMatching(/^en\/articles\/sleep\.md: reviewdOn: is not a field of articles: title, description, /),
    ])
  })

  it.each([
    [
      'an image without a description',
      '![](/uploads/a.webp)',
      'body[0].text[0].image: is an image without a description: write it in the media library or the file',
    ],
    [
      'an image from elsewhere',
      '![A](https://a.example/a.webp)',
      'body[0].text[0].image: is an image from elsewhere: choose one from the media library or the folder uploads',
    ],
    [
      'a javascript: link',
      '[a](javascript:alert%281%29)',
      'body[0].text[0].children[0].url: is a link that is not allowed: write https://…, mailto:, tel: or /page',
    ],
    [
      'a link with dot segments',
      '[a](/../b)',
      'body[0].text[0].children[0].url: is a link that is not allowed: write https://…, mailto:, tel: or /page',
    ],
    ['no words', '', 'body[0]: is a text without words'],
    ['HTML', 'a\n\n<script>alert(1)</script>', 'line 22: contains HTML: write Markdown'],
  ])('with %s', async (_, body, fault) => {
    expect(await articleWith({}, body)).toContain(`en/articles/sleep.md: ${fault}`)
  })
})

describe('a page is refused', () => {
  it.each([
    ['with a block of an unknown kind', { kind: 'video' }, 'blocks[0]: is a block of an unknown kind'],
    ['with a block without a kind', { text: 'a' }, 'blocks[0]: is a block of an unknown kind'],
    ['with a block without its text', { kind: 'lead' }, 'blocks[0].text: is missing'],
    [
      'with HTML in a block',
      { kind: 'notice', tone: 'warning', text: '<b>' },
      'blocks[0].text, line 1: contains HTML: write Markdown',
    ],
    [
      'with HTML in an answer',
      { kind: 'questions', items: [{ question: 'Why?', answer: 'a\n\n<i>b</i>' }] },
      'blocks[0].items[0].answer, line 3: contains HTML: write Markdown',
    ],
    [
      'with an image without a description',
      { kind: 'figure', image: { url: '/uploads/a.webp' } },
      'blocks[0].image.data.attributes: is an image without a description: write it in the media library or the file',
    ],
    [
      'with an unknown person',
      { kind: 'people', people: ['nobody'] },
      'blocks[0].people[0]: names no document in the folder people',
    ],
    [
      'with an unknown article',
      { kind: 'related-articles', articles: ['x'] },
      'blocks[0].articles[0]: names no document in the folder articles',
    ],
    [
      'with a call to action without a link',
      { kind: 'call-to-action', title: 'a', action: { label: 'a', href: 'x' } },
      'blocks[0].action.href: is a link that is not allowed: write https://…, mailto:, tel: or /page',
    ],
  ])('%s', async (_, block, fault) => {
    expect(await pageWith(block)).toContain(`en/pages/team.md: ${fault}`)
  })

  it('with blocks that are not a list', async () => {
    expect(await faultsWith({ 'en/pages/team.md': pageFile({ blocks: 'lead' }) })).toEqual([
      'en/pages/team.md: blocks[0]: is of another type',
    ])
  })
})

describe('a text with a promise is refused, with its location', () => {
  const reason = (phrase: string) => `says “${phrase}”: say what is studied or the next step, and promise nothing`
  it.each([
    [
      'in an article',
      'en/articles/sleep.md',
      articleFile({}, 'Rest.\n\n- It **cur**es.'),
      'body[0].text[1].children[0]',
      'cure',
    ],
    [
      'in its short version',
      'en/articles/sleep.md',
      articleFile({ short: ['A breakthrough.'] }),
      'short[0]',
      'breakthrough',
    ],
    [
      'in a block',
      'en/pages/team.md',
      pageFile({ blocks: [{ kind: 'lead', text: 'A new drug.' }] }),
      'blocks[0].text',
      'new treatment',
    ],
    [
      'in a word of the glossary',
      'fr/glossary/irm.md',
      documentFile({ term: 'IRM' }, 'Un dépistage.'),
      'text[0]',
      'dépistage',
    ],
  ])('%s', async (_, file, text, field, phrase) => {
    expect(await faultsWith({ [file]: text })).toEqual([`${file}: ${field}: ${reason(phrase)}`])
  })

  it('and a text that denies a promise is not', async () => {
    expect(await articleWith({}, 'Nobody can promise you a cure.')).toEqual([])
  })
})

describe('a file is refused', () => {
  it.each([
    ['en/articles/Sleep_1.md', articleFile(), 'slug: is not an address such as memory-and-age'],
    ['en/articles/a.md', 'Only words.', 'the file: does not begin with fields between two lines of ---'],
    ['en/articles/a.md', '---\ntitle: "a\n---\nb', 'line 3: is not valid YAML (MISSING_CHAR)'],
    ['en/articles/a.md', '---\na: 1\na: 2\n---\nb', 'line 3: is not valid YAML (DUPLICATE_KEY)'],
    ['en/articles/a.md', '---\n- a\n---\nb', 'the file: has no list of names with their values'],
    [
      'en/articles/a.md',
      '---\na: &a [1]\nb: *a\n---\nb',
      'the file: has fields that refer to one another (& and *): write them out',
    ],
    ['en/article/a.md', articleFile(), 'the file: is not in a folder of documents, such as fr/articles or studies'],
    ['de/articles/a.md', articleFile(), 'the file: is not in a folder of documents, such as fr/articles or studies'],
    ['en/articles/a.md', 'a'.repeat(1024 * 1024 + 1), 'the file: is longer than 1048576 bytes'],
    [
      'en/footer.yaml',
      footerFile('//evil.example'),
      'Footer[0].group[0].link: is a link that is not allowed: write https://…, mailto:, tel: or /page',
    ],
    ['en/people/bob.md', personFile({ name: undefined }), 'name: is missing'],
    [
      'en/people/bob.md',
      personFile({ portrait: { url: '/uploads/a.webp' } }),
      'portrait.data.attributes: is an image without a description: write it in the media library or the file',
    ],
    ['en/glossary/mci.md', documentFile({ word: 'MCI' }), 'term: is missing'],
  ])('%s', async (file, text, fault) => {
    expect(await faultsWith({ [file]: text })).toContain(`${file}: ${fault}`)
  })

  it('whose Markdown is nested deeper than the stack allows, with its name and line', async () => {
    const deep = `${'- '.repeat(5_000)}a`
    const faults = await faultsWith({
      'en/articles/sleep.md': articleFile({}, deep),
      'en/pages/team.md': pageFile({ summary: '>'.repeat(20_000), blocks: [{ kind: 'text', text: deep }] }),
    })
    const reasons = (where: string) =>
      expect.stringMatching(new RegExp(`^${where}: nests too many quotes, lists or marks`))
    expect(faults).toEqual(
      expect.arrayContaining([
        reasons('en/articles/sleep\\.md: line \\d+'),
        reasons('en/pages/team\\.md: blocks\\[0\\]\\.text, line 1'),
        reasons('en/pages/team\\.md: summary, line 1'),
      ]),
    )
  })

  it('that has the slug of another document in its language', async () => {
    expect(await faultsWith({ 'en/articles/2026/sleep.md': articleFile() })).toEqual([
      'en/articles/sleep.md: slug: is also that of en/articles/2026/sleep.md',
    ])
  })
})

it('the same slug in the other language is the same document', async () => {
  const french = { 'fr/people/anna.md': personFile(), 'fr/articles/sleep.md': articleFile() }
  expect(await faultsWith(french)).toEqual([])
})

it('all faults are reported at once', async () => {
  const faults = await faultsIn({
    'en/articles/a.md': articleFile({ author: 'nobody', title: undefined, sample: 'yes' }, '<script>\n\n</script>'),
    'en/pages/b.md': pageFile({ blocks: [{ kind: 'lead' }, { kind: 'steps', items: [{ title: 'a' }] }] }),
    'fr/footer.yaml': footerFile('javascript:alert(1)'),
  })
  expect(faults.map((fault) => fault.split(': ', 2).join(': ')).sort()).toEqual([
    'en/articles/a.md: author',
    'en/articles/a.md: line 19',
    'en/articles/a.md: reviewer',
    'en/articles/a.md: sample',
    'en/articles/a.md: title',
    'en/pages/b.md: blocks[0].text',
    'en/pages/b.md: blocks[1].items[0].text',
    'fr/footer.yaml: Footer[0]',
    'fr/footer.yaml: Footer[0].group[0].link',
  ])
})
