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
const unreadable =
  'cannot be read: here or just above, a value with a colon is not between quotation marks, a quotation mark is not closed (write an apostrophe as ’), or the spaces at the beginning differ'

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

describe('a file is refused', () => {
  it.each([
    ['en/articles/Sleep_1.md', articleFile(), 'the file name: is not an address such as memory-and-age (“Sleep_1”)'],
    ['en/articles/a.md', 'Only words.', 'the file: does not begin with fields between two lines of ---'],
    ['en/articles/a.md', '---\ntitle: "a\n---\nb', `line 3: ${unreadable}`],
    ['en/articles/a.md', '---\na: 1\na: 2\n---\nb', 'line 3: is there twice (“a: 2”)'],
    ['en/articles/a.md', '---\ntitle:\t- a\n---\nb', 'line 2: has a tab: replace it with spaces (“title:\t- a”)'],
    ['studies/a.yaml', 'code: "a\nname: b\n', `line 3: ${unreadable}`],
    [
      'en/articles/a.md',
      articleFile({ slug: 'b' }),
      'line 18, slug: is not a field of articles. The fields are: title, description, topics, author, reviewer, publishedOn, reviewedOn, nextReview, sample, related, short, sources',
    ],
    ['en/articles/a.md', '---\n- a\n---\nb', 'the file: has no list of names with their values'],
    [
      'en/articles/a.md',
      '---\na: &a [1]\nb: *a\n---\nb',
      'the file: has fields that refer to one another (& and *): write them out',
    ],
    [
      'en/article/a.md',
      articleFile(),
      'the file: is not the name of a document, such as fr/articles/marcher.md or studies/predictom.yaml',
    ],
    [
      'de/articles/a.md',
      articleFile(),
      'the file: is not the name of a document, such as fr/articles/marcher.md or studies/predictom.yaml',
    ],
    ['en/articles/a.md', 'a'.repeat(1024 * 1024 + 1), 'the file: is longer than 1048576 bytes'],
    [
      'en/footer.yaml',
      footerFile('//evil.example'),
      'line 5, groups[0].entries[0].link: is a link that is not allowed: write https://…, mailto:, tel: or /page (“//evil.example”)',
    ],
    ['en/footer.yaml', 'groups:\n  - title: A\n', 'line 2, groups[0].entries: is missing'],
    ['en/people/bob.md', personFile({ name: undefined }), 'line 2, name: is missing'],
    [
      'en/people/bob.md',
      personFile({ portrait: { url: '/uploads/a.webp' } }),
      'line 6, portrait: is an image without a description: write it in the media library, or between the brackets of a file (“/uploads/a.webp”)',
    ],
    [
      'en/glossary/mci.md',
      documentFile({ term: 5 }),
      'line 2, term: is not a text: put it between quotation marks (“5”)',
    ],
  ])('%s', async (file, text, fault) => {
    expect(await faultsWith({ [file]: text })).toEqual([`${file}: ${fault}`])
  })

  it('when its Markdown is nested deeper than the stack allows; the fault names the file and the line', async () => {
    const deep = `${'- '.repeat(5_000)}a`
    const faults = await faultsWith({
      'en/articles/sleep.md': articleFile({}, deep),
      'en/pages/about-us.md': pageFile({ summary: '>'.repeat(20_000), blocks: [{ kind: 'text', text: deep }] }),
    })
    const reasons = (where: string) =>
      expect.stringMatching(new RegExp(`^${where}: nests quotes, lists, bold or italic text too deeply`))
    expect(faults).toEqual(
      expect.arrayContaining([
        reasons('en/articles/sleep\\.md: line \\d+'),
        reasons('en/pages/about-us\\.md: line \\d+, blocks\\[0\\]\\.text'),
        reasons('en/pages/about-us\\.md: line 4, summary'),
      ]),
    )
  })

  it('when it is a page that the site does not show', async () => {
    expect(await faultsWith({ 'en/pages/team.md': pageFile() })).toEqual([
      expect.stringMatching(
        /^en\/pages\/team\.md: the file name: is not the name of a page of the site: about-us, .* \(“team”\)$/,
      ),
    ])
  })

  it('when another word in the glossary of the language is the same', async () => {
    const word = documentFile({ term: 'placebo' })
    const files = { 'en/glossary/a.md': word, 'en/glossary/b.md': word, 'fr/glossary/a.md': word }
    expect(await faultsWith(files)).toEqual([
      'en/glossary/b.md: line 2, term: is also that of en/glossary/a.md (“placebo”)',
    ])
  })

  it('when another document in the same language has its slug', async () => {
    expect(await faultsWith({ 'en/articles/2026/sleep.md': articleFile() })).toEqual([
      'en/articles/sleep.md: the file name: is also that of en/articles/2026/sleep.md',
    ])
  })
})
