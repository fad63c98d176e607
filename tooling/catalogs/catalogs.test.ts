import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { build } from 'vite'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { readCatalogs, updateEnglish } from './catalog.ts'
import { catalogs } from './vite-plugin.ts'

let site = ''
const put = (file: string, text: string) => writeFileSync(path.join(site, file), text)

const message = (id: string, text: string) => `export const ${id} = msg({ id: '${id}', message: '${text}' })\n`
const po = (texts: Record<string, string>) =>
  `msgid ""\nmsgstr ""\n\n${Object.entries(texts)
    .map(([id, text]) => `#. js-lingui-explicit-id\nmsgid "${id}"\nmsgstr "${text}"\n`)
    .join('\n')}`

/** A site with one catalog of two messages. */
beforeEach(() => {
  site = mkdtempSync(path.join(tmpdir(), 'catalogs-'))
  mkdirSync(path.join(site, 'src/locales'), { recursive: true })
  put('package.json', '{ "type": "module" }')
  put(
    'lingui.config.js',
    "export default { sourceLocale: 'fr', locales: ['fr', 'en'], catalogs: [{ path: '<rootDir>/src/locales/{locale}', include: ['<rootDir>/src'] }] }",
  )
  put(
    'src/words.js',
    `import { msg } from '@lingui/core/macro'\n${message('hello', 'Bonjour')}${message('bye', 'Au revoir')}`,
  )
  put('src/main.js', "export const load = [() => import('./locales/fr.po'), () => import('./locales/en.po')]")
  put('src/locales/en.po', po({ hello: 'Hello', bye: 'Goodbye' }))
})

afterEach(() => rmSync(site, { recursive: true }))

async function buildSite(named?: RegExp): Promise<string> {
  await build({
    root: site,
    configFile: false,
    logLevel: 'silent',
    plugins: [catalogs(site, named)],
    build: { rolldownOptions: { input: path.join(site, 'src/main.js'), preserveEntrySignatures: 'strict' } },
  })
  const assets = path.join(site, 'dist/assets')
  return globSync('*.js', { cwd: assets })
    .map((file) => readFileSync(path.join(assets, file), 'utf8'))
    .join('\n')
}

it('a build contains the French texts of the code and the English texts of the file', async () => {
  const code = await buildSite()
  for (const text of ['Bonjour', 'Au revoir', 'Hello', 'Goodbye']) expect(code).toContain(text)
})

it('a build replaces the ids of messages by numbers in the code and in both catalogs, except named ids', async () => {
  const main = readFileSync(path.join(site, 'src/main.js'), 'utf8')
  put('src/main.js', `${main}\nexport const messages = [{ id: "hello" }, { id: "bye" }, { id: "phone" }]`)
  const code = await buildSite(/^bye$/)
  expect(code.match(/(?<=id:`)[\w~]+/g)).toEqual(['~0', 'bye', 'phone'])
  expect(code.match(/[\w~]+(?="?:\[)/g)?.toSorted()).toEqual(['bye', 'bye', '~0', '~0'])
})

it('a message without an English text fails the build, which prints its French text', async () => {
  put('src/locales/en.po', po({ hello: 'Hello' }))
  await expect(buildSite()).rejects.toThrow(/bye: Au revoir/)
  put('src/locales/en.po', po({ hello: 'Hello', bye: '' }))
  await expect(buildSite()).rejects.toThrow(/bye: Au revoir/)
})

it('updating the English file adds the messages of the code, removes all others, and keeps the translations', async () => {
  put('src/locales/en.po', po({ hello: 'Hello', old: 'Old' }))
  await updateEnglish(site)
  expect(readFileSync(path.join(site, 'src/locales/en.po'), 'utf8')).toMatch(/msgid "bye"\nmsgstr ""/)
  const [catalog] = await readCatalogs(site)
  expect(catalog).toEqual({ folder: 'src', fr: { hello: 'Bonjour', bye: 'Au revoir' }, en: { hello: 'Hello' } })
})

it('pages in French only have no English catalog', async () => {
  rmSync(path.join(site, 'src/locales/en.po'))
  put('src/main.js', "export const load = () => import('./locales/fr.po')")
  await updateEnglish(site)
  expect((await readCatalogs(site))[0]?.en).toBeUndefined()
})
