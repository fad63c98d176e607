import { utimesSync } from 'node:fs'
import path from 'node:path'
import { StartRefusal } from '@clairmemoire/settings/start-refusal'
import { describe, expect, it } from 'vitest'
import { createContentStore } from './content-store.ts'
import { contentOnDisk } from './testing/content-on-disk.ts'
import { articleFile, validDocuments, pageFile, personFile } from './testing/document-files.ts'

/** A store with valid documents and a fake clock. */
async function storeOnDisk() {
  const disk = contentOnDisk(validDocuments)
  const lines: string[] = []
  let now = 0
  const store = await createContentStore(disk.folder, { log: (line) => lines.push(line), now: () => now })
  const titles = async () => (await store()).en.listed.map(({ title }) => title)
  const articleOf = async (slug: string) => {
    now += 1_000
    return (await store()).en.entries.articles.find((article) => article.slug === slug)?.attributes()
  }
  const later = () => {
    now += 1_000
    return titles()
  }
  return { ...disk, disk, lines, titles, articleOf, later }
}

describe('an edit', () => {
  it('is served within a second, without a restart', async () => {
    const { disk, write, titles, later } = await storeOnDisk()
    using _ = disk
    write({ 'en/articles/sleep.md': articleFile({ title: 'Sleep well' }) })
    expect(await titles()).toEqual(['Sleep'])
    expect(await later()).toEqual(['Sleep well'])
  })

  it('may add and remove documents', async () => {
    const { disk, write, remove, later } = await storeOnDisk()
    using _ = disk
    write({ 'en/articles/mood.md': articleFile({ title: 'Mood', publishedOn: '2026-11-07' }) })
    expect(await later()).toEqual(['Mood', 'Sleep'])
    remove('en/articles/sleep.md')
    expect(await later()).toEqual(['Mood'])
  })

  it('may link to an article whose date is in the future', async () => {
    const { disk, write, articleOf } = await storeOnDisk()
    using _ = disk
    write({
      'en/articles/mood.md': articleFile({ title: 'Mood', publishedOn: '9999-12-31' }),
      'en/articles/sleep.md': articleFile({ related: ['mood'] }),
    })
    expect(await articleOf('sleep')).toMatchObject({
      related: { data: [{ attributes: { slug: 'mood', title: 'Mood', publishedOn: '9999-12-31' } }] },
    })
  })

  it('may show an image as soon as its file is there', async () => {
    const { disk, write, lines, later } = await storeOnDisk()
    using _ = disk
    const image = '![A walk](/uploads/a%20walk.webp)'
    write({ 'en/articles/sleep.md': articleFile({ title: 'Sleep well' }, image) })
    expect(await later()).toEqual(['Sleep'])
    expect(lines).toEqual([
      expect.stringMatching(/line 20: is an image that does not exist: .* \(“\/uploads\/a%20walk\.webp”\)$/),
    ])
    write({ 'uploads/a walk.webp': 'x' })
    expect(await later()).toEqual(['Sleep well'])
  })

  it('with faults keeps the last valid version of that document, publishes other documents, and logs all faults once', async () => {
    const { disk, write, lines, later } = await storeOnDisk()
    using _ = disk
    const bad = { title: undefined, reviewer: 'nobody' }
    write({ 'en/articles/sleep.md': articleFile(bad), 'en/articles/mood.md': articleFile({ title: 'Mood' }) })
    for (let seconds = 0; seconds < 3; seconds += 1) expect(await later()).toEqual(['Mood', 'Sleep'])
    write({ 'en/articles/mood.md': articleFile({ title: 'Moods' }) })
    expect(await later()).toEqual(['Moods', 'Sleep'])
    expect(lines).toEqual([
      [
        'These documents are not published as they are; their last valid versions, if any, are still served:',
        'en/articles/sleep.md: line 2, title: is missing',
        'en/articles/sleep.md: line 6, reviewer: names no document in the folder people (“nobody”)',
      ].join('\n'),
    ])
    write({ 'en/articles/sleep.md': articleFile({ title: 'Sleep well' }) })
    expect(await later()).toEqual(['Moods', 'Sleep well'])
    expect(lines.slice(1)).toEqual(['All documents are published as they are again.'])
  })

  it('that adds a faulty document does not publish it, and keeps the last versions of documents that link to it', async () => {
    const { disk, write, lines, later, articleOf } = await storeOnDisk()
    using _ = disk
    write({
      'en/articles/mood.md': articleFile({ title: undefined }),
      'en/articles/sleep.md': articleFile({ title: 'Sleep well', related: ['mood'] }),
    })
    expect(await later()).toEqual(['Sleep'])
    expect(await articleOf('mood')).toBeUndefined()
    expect(lines[0]?.split('\n').slice(1)).toEqual([
      'en/articles/mood.md: line 2, title: is missing',
      'en/articles/sleep.md: line 13, related[0]: leads to a document that has an error itself (“mood”)',
    ])
  })

  it('that makes a person faulty keeps the last versions of the person and of the documents that name the person', async () => {
    const { disk, write, lines, articleOf } = await storeOnDisk()
    using _ = disk
    write({ 'en/people/anna.md': personFile({ role: undefined }) })
    expect(await articleOf('sleep')).toMatchObject({ author: { data: { attributes: { role: 'Neurologist' } } } })
    expect(lines[0]?.split('\n').slice(1)).toEqual([
      'en/articles/sleep.md: line 6, author: leads to a document that has an error itself',
      'en/articles/sleep.md: line 7, reviewer: leads to a document that has an error itself',
      'en/people/anna.md: line 2, role: is missing',
    ])
  })

  it('that removes a document keeps the last versions of the documents that refer to it', async () => {
    const { disk, write, remove, articleOf } = await storeOnDisk()
    using _ = disk
    remove('en/people/anna.md')
    write({ 'en/pages/about-us.md': pageFile({}, 'More.') })
    expect(await articleOf('sleep')).toMatchObject({ author: { data: { attributes: { name: 'Anna' } } } })
  })

  it.each(['en/articles/mood.md.txt', 'en/articles/Mood.MD', 'en/footer.yml', 'studies/mood.md', 'fr/pages/mood.docx'])(
    'that adds a document with another extension is reported: %s',
    async (file) => {
      const { disk, write, lines, later } = await storeOnDisk()
      using _ = disk
      write({ [file]: articleFile() })
      expect(await later()).toEqual(['Sleep'])
      expect(lines).toEqual([expect.stringContaining(`${file}: the file: is not the name of a document, such as`)])
    },
  )

  it('of a file that is not a document is ignored, such as the backup file of an editor', async () => {
    const { disk, write, lines, later } = await storeOnDisk()
    using _ = disk
    write({
      'en/articles/.sleep.md.swp': 'x',
      'en/articles/.#sleep.md': 'x',
      'en/articles/sleep.md~': 'x',
      'notes.md': 'x',
      'uploads/licence.txt': 'x',
      'fr/Thumbs.db': 'x',
    })
    expect(await later()).toEqual(['Sleep'])
    expect(lines).toEqual([])
  })

  it('that changes only the modification time of a file keeps its document', async () => {
    const { disk, folder, later } = await storeOnDisk()
    using _ = disk
    utimesSync(path.join(folder, 'en/articles/sleep.md'), 0, 0)
    expect(await later()).toEqual(['Sleep'])
  })
})

it('when the folder is removed, the last valid documents stay online, and this is logged once until the folder is back', async () => {
  const { disk, write, lines, later } = await storeOnDisk()
  const away = 'The folder of documents cannot be read; the last valid documents are still served.'
  disk[Symbol.dispose]()
  for (let seconds = 0; seconds < 3; seconds += 1) expect(await later()).toEqual(['Sleep'])
  expect(lines).toEqual([away])
  write({ ...validDocuments, 'en/articles/sleep.md': articleFile({ title: 'Sleep well' }) })
  expect(await later()).toEqual(['Sleep well'])
  disk[Symbol.dispose]()
  for (let seconds = 0; seconds < 3; seconds += 1) expect(await later()).toEqual(['Sleep well'])
  expect(lines).toEqual([away, away])
})

const surroundings = { log: () => undefined, now: () => 0 }

it.each([
  [
    'en',
    [
      'Some documents cannot be shown:',
      'en/articles/sleep.md: line 2, sample: is missing',
      'en/articles/sleep.md: line 6, author: names no document in the folder people (“anna”)',
      'en/articles/sleep.md: line 7, reviewer: names no document in the folder people (“anna”)',
      'en/articles/sleep.md: line 19: contains HTML: remove the tags (“<b>”)',
    ],
  ],
  [
    'fr',
    [
      'Certains documents ne peuvent pas être affichés\u00a0:',
      'en/articles/sleep.md\u00a0: ligne 2, sample\u00a0: à remplir',
      'en/articles/sleep.md\u00a0: ligne 6, author\u00a0: ne nomme aucun document du dossier people («\u00a0anna\u00a0»)',
      'en/articles/sleep.md\u00a0: ligne 7, reviewer\u00a0: ne nomme aucun document du dossier people («\u00a0anna\u00a0»)',
      'en/articles/sleep.md\u00a0: ligne 19\u00a0: contient du HTML\u00a0: enlevez les balises («\u00a0<b>\u00a0»)',
    ],
  ],
] as const)('faulty documents prevent the start; all faults are shown in the language %s', async (locale, lines) => {
  using disk = contentOnDisk({ 'en/articles/sleep.md': articleFile({ sample: undefined }, '<b>') })
  await expect(createContentStore(disk.folder, { ...surroundings, locale })).rejects.toThrow(
    new StartRefusal(lines.join('\n')),
  )
})

it('a missing folder prevents the start, and the error names the setting', async () => {
  await expect(createContentStore('/nowhere', surroundings)).rejects.toThrow(
    new StartRefusal('CMS_CONTENT_DIR must be a folder of documents that can be read, not "/nowhere".'),
  )
})
