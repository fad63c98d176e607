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

describe('the encoding of a document', () => {
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
      'line 5, topics[0]: is none of: memory, consultation, lifestyle, medicines, research, relatives (“gossip”)',
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
    ['with a text where a list belongs', { short: 'a' }, 'line 13, short: is of another type (“a”)'],
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
  ])('%s', async (_, fields, fault) => {
    expect(await articleWith(fields)).toEqual([`en/articles/sleep.md: ${fault}`])
  })

  it('with an unknown field', async () => {
    expect(await articleWith({ reviewdOn: '2026-11-22' })).toEqual([
      expect.stringMatching(
        /^en\/articles\/sleep\.md: line 18, reviewdOn: is not a field of articles: title, description, /,
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
    [
      'with a block of an unknown kind',
      { kind: 'video' },
      'line 5, blocks[0]: is a block of an unknown kind (“video”)',
    ],
    ['with a block without a kind', { text: 'a' }, 'line 5, blocks[0]: is a block of an unknown kind (“a”)'],
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
    expect(await pageWith(block)).toEqual([`en/pages/team.md: ${fault}`])
  })

  it('with blocks that are not a list', async () => {
    expect(await faultsWith({ 'en/pages/team.md': pageFile({ blocks: 'lead' }) })).toEqual([
      'en/pages/team.md: line 4, blocks: is of another type (“lead”)',
    ])
  })
})

describe('a file is refused', () => {
  it.each([
    ['en/articles/Sleep_1.md', articleFile(), 'the file name: is not an address such as memory-and-age (“Sleep_1”)'],
    ['en/articles/a.md', 'Only words.', 'the file: does not begin with fields between two lines of ---'],
    [
      'en/articles/a.md',
      '---\ntitle: "a\n---\nb',
      'line 3: is not valid YAML (MISSING_CHAR): quote a value that contains a colon',
    ],
    [
      'en/articles/a.md',
      '---\na: 1\na: 2\n---\nb',
      'line 3: is not valid YAML (DUPLICATE_KEY): quote a value that contains a colon (“a: 2”)',
    ],
    ['en/articles/a.md', '---\ntitle:\t- a\n---\nb', 'line 2: has a tab: replace it with spaces (“title:\t- a”)'],
    [
      'studies/a.yaml',
      'code: "a\nname: b\n',
      'line 3: is not valid YAML (MISSING_CHAR): quote a value that contains a colon',
    ],
    [
      'en/articles/a.md',
      articleFile({ slug: 'b' }),
      'line 18, slug: is not a field of articles: title, description, topics, author, reviewer, publishedOn, reviewedOn, nextReview, sample, related, short, sources',
    ],
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
      'line 5, groups[0].entries[0].link: is a link that is not allowed: write https://…, mailto:, tel: or /page (“//evil.example”)',
    ],
    ['en/people/bob.md', personFile({ name: undefined }), 'line 2, name: is missing'],
    [
      'en/people/bob.md',
      personFile({ portrait: { url: '/uploads/a.webp' } }),
      'line 6, portrait: is an image without a description: write it in the media library, or between the brackets of a file (“/uploads/a.webp”)',
    ],
    ['en/glossary/mci.md', documentFile({ term: 5 }), 'line 2, term: is of another type (“5”)'],
  ])('%s', async (file, text, fault) => {
    expect(await faultsWith({ [file]: text })).toEqual([`${file}: ${fault}`])
  })

  it('when its Markdown is nested deeper than the stack allows; the fault names the file and the line', async () => {
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
        reasons('en/pages/team\\.md: line \\d+, blocks\\[0\\]\\.text'),
        reasons('en/pages/team\\.md: line 4, summary'),
      ]),
    )
  })

  it('when another document in the same language has its slug', async () => {
    expect(await faultsWith({ 'en/articles/2026/sleep.md': articleFile() })).toEqual([
      'en/articles/sleep.md: the file name: is also that of en/articles/2026/sleep.md',
    ])
  })
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
    'en/pages/b.md': pageFile({ blocks: [{ kind: 'lead' }, { kind: 'steps', items: [{ title: 'a' }] }] }),
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
    'en/pages/b.md: line 5, blocks[0].text',
    'en/pages/b.md: line 8, blocks[1].items[0].text',
    'fr/footer.yaml: line 5, groups[0].entries[0].link',
  ])
})
