import { utimesSync } from 'node:fs'
import path from 'node:path'
import { StartRefusal } from '@clairmemoire/settings/start-refusal'
import { describe, expect, it } from 'vitest'
import { createContentStore } from './content-store.ts'
import { contentOnDisk } from './testing/content-on-disk.ts'
import { goodDocuments, writtenArticle } from './testing/written.ts'

/** A store over good documents, with a clock that a test moves. */
async function storeOnDisk() {
  const disk = contentOnDisk(goodDocuments)
  const lines: string[] = []
  let now = 0
  const store = await createContentStore(disk.folder, { say: (line) => lines.push(line), now: () => now })
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
  it('shows within a second, without a restart', async () => {
    const { disk, write, titles, later } = await storeOnDisk()
    using _ = disk
    write({ 'en/articles/sleep.md': writtenArticle({ title: 'Sleep well' }) })
    expect(await titles()).toEqual(['Sleep'])
    expect(await later()).toEqual(['Sleep well'])
  })

  it('may add documents and take them away', async () => {
    const { disk, write, remove, later } = await storeOnDisk()
    using _ = disk
    write({ 'en/articles/mood.md': writtenArticle({ title: 'Mood', publishedOn: '2026-11-07' }) })
    expect(await later()).toEqual(['Mood', 'Sleep'])
    remove('en/articles/sleep.md')
    expect(await later()).toEqual(['Mood'])
  })

  it('tells with an article that another one names the day for which it may wait', async () => {
    const { disk, write, articleOf } = await storeOnDisk()
    using _ = disk
    write({
      'en/articles/mood.md': writtenArticle({ title: 'Mood', publishedOn: '9999-12-31' }),
      'en/articles/sleep.md': writtenArticle({ related: ['mood'] }),
    })
    expect(await articleOf('sleep')).toMatchObject({
      related: { data: [{ attributes: { slug: 'mood', title: 'Mood', publishedOn: '9999-12-31' } }] },
    })
  })

  it('that is bad keeps the last good documents, and is told in one line, once', async () => {
    const { disk, write, lines, later } = await storeOnDisk()
    using _ = disk
    const bad = { title: undefined, reviewer: 'nobody' }
    write({ 'en/articles/sleep.md': writtenArticle(bad), 'en/articles/mood.md': writtenArticle() })
    for (let seconds = 0; seconds < 3; seconds += 1) expect(await later()).toEqual(['Sleep'])
    expect(lines).toEqual([
      'The last good documents are kept: en/articles/sleep.md: reviewer: names no document in the folder people (and 1 more)',
    ])
    write({ 'en/articles/sleep.md': writtenArticle({ title: 'Sleep well' }) })
    expect(await later()).toEqual(['Sleep', 'Sleep well'])
  })

  it('of an editor’s own beside a document is none', async () => {
    const { disk, write, lines, later } = await storeOnDisk()
    using _ = disk
    write({
      'en/articles/.sleep.md.swp': 'x',
      'en/articles/.#sleep.md': 'x',
      'en/articles/sleep.md~': 'x',
      'notes.md': 'x',
    })
    expect(await later()).toEqual(['Sleep'])
    expect(lines).toEqual([])
  })

  it('is seen by the time of its file, so the same documents are not read twice', async () => {
    const { disk, folder, later } = await storeOnDisk()
    using _ = disk
    utimesSync(path.join(folder, 'en/articles/sleep.md'), 0, 0)
    expect(await later()).toEqual(['Sleep'])
  })
})

it('a folder that goes away leaves its last good documents, and is told once until it is back', async () => {
  const { disk, write, lines, later } = await storeOnDisk()
  const away = 'The folder of documents cannot be read; the last good ones are kept.'
  disk[Symbol.dispose]()
  for (let seconds = 0; seconds < 3; seconds += 1) expect(await later()).toEqual(['Sleep'])
  expect(lines).toEqual([away])
  write({ ...goodDocuments, 'en/articles/sleep.md': writtenArticle({ title: 'Sleep well' }) })
  expect(await later()).toEqual(['Sleep well'])
  disk[Symbol.dispose]()
  for (let seconds = 0; seconds < 3; seconds += 1) expect(await later()).toEqual(['Sleep well'])
  expect(lines).toEqual([away, away])
})

const surroundings = { say: () => undefined, now: () => 0 }

it('bad documents refuse the start, all at once', async () => {
  using disk = contentOnDisk({ 'en/articles/sleep.md': writtenArticle({ sample: undefined }) })
  const refusal = new StartRefusal(
    [
      'Some documents cannot be shown:',
      'en/articles/sleep.md: author: names no document in the folder people',
      'en/articles/sleep.md: reviewer: names no document in the folder people',
      'en/articles/sleep.md: sample: is missing',
    ].join('\n'),
  )
  await expect(createContentStore(disk.folder, surroundings)).rejects.toThrow(refusal)
})

it('a folder that is not there refuses the start, and names the setting', async () => {
  await expect(createContentStore('/nowhere', surroundings)).rejects.toThrow(
    new StartRefusal('CMS_CONTENT_DIR must be a folder of documents that can be read, not "/nowhere".'),
  )
})
