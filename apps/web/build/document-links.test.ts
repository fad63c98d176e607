import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { refuseDeadLinks } from './document-links.ts'

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'documents-'))
  for (const part of ['fr/articles', 'fr/pages', 'en/pages', 'studies'])
    await mkdir(path.join(folder, part), { recursive: true })
  await writeFile(path.join(folder, 'fr/articles/sommeil.md'), '')
  await writeFile(path.join(folder, 'studies/mk2214.yaml'), '')
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const write = (name: string, text: string) => writeFile(path.join(folder, name), text)

test.each([
  ['fr', '[Lisez](/nos-articles/article/sommeil#nuit)'],
  ['fr', 'href: /nos-offres/consultation'],
  ['en', '[a study](/clinical-trials/mk2214)'],
  ['en', '[elsewhere](https://register.example/study)'],
  ['fr', '[leurs licences](/licenses.txt)'],
])('%s: %s leads to a page', async (locale, line) => {
  await write(`${locale}/pages/legal.md`, line)
  await expect(refuseDeadLinks(folder)).resolves.toBeUndefined()
})

test.each([
  ['fr', '[Lisez](/nos-articles/article/inconnu)', '/nos-articles/article/inconnu'],
  ['fr', 'href: "/no-such-page"', '/no-such-page'],
  ['en', 'link: /nos-offres', '/nos-offres'],
  ['en', '[a study](/clinical-trials/predictom)', '/clinical-trials/predictom'],
  ['en', '[of the other form](/mentions-legales)', '/mentions-legales'],
])('%s: %s does not', async (locale, line, link) => {
  await write(`${locale}/pages/legal.md`, `\n${line}`)
  await expect(refuseDeadLinks(folder)).rejects.toThrow(
    `${locale}/pages/legal.md, line 2: ${link} is not a page of this language`,
  )
})
