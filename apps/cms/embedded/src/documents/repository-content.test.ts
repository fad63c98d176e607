import { existsSync } from 'node:fs'
import path from 'node:path'
import { locales } from '@clairmemoire/domain/locale'
import { expect, it } from 'vitest'
import { contentFolder } from './content-folder.ts'
import { gather } from './content.ts'
import { sentenceOf } from './fault.ts'

const folder = path.resolve(import.meta.dirname, '../../../content')

it('every document of the repository can be shown whole', async () => {
  const gathered = gather(await contentFolder(folder).read())
  expect('faults' in gathered ? gathered.faults.map(sentenceOf) : []).toEqual([])
})

it('each language has a footer', () => {
  for (const locale of locales) expect(existsSync(path.join(folder, locale, 'footer.yaml'))).toBe(true)
})
