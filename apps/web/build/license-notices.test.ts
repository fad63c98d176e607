import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { bundledPackages } from '@clairmemoire/notices'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { noticesOf } from './license-notices.ts'

let root: string

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'bundle-'))
})
afterEach(() => rm(root, { recursive: true, force: true }))

/** The address of a module of a package as pnpm installs it. */
async function install(name: string, files: Record<string, string>): Promise<string> {
  const folder = path.join(root, 'node_modules/.pnpm', `${name.replace('/', '+')}@1.0.0`, 'node_modules', name)
  await mkdir(path.join(folder, 'dist'), { recursive: true })
  const manifest = JSON.stringify({ name, version: '1.0.0', license: 'MIT' })
  for (const [file, text] of Object.entries({ 'package.json': manifest, ...files }))
    await writeFile(path.join(folder, file), text)
  return path.join(folder, 'dist/index.js')
}

describe('the package list of a bundle', () => {
  test('contains each package once, with all texts of its license', async () => {
    const one = await install('@scope/one', { LICENSE: 'Copyright One\n', 'NOTICE.md': 'Also Two' })
    const other = await install('other', { LICENCE: 'Copyright Other' })
    await install('unused', { LICENSE: 'Copyright Unused' })
    const modules = [other, one, `\0${one}?commonjs-exports`, path.join(root, 'src/main.tsx'), '\0rolldown/runtime.js']
    expect(await bundledPackages(modules)).toEqual([
      { name: '@scope/one', version: '1.0.0', license: 'MIT', texts: ['Copyright One', 'Also Two'] },
      { name: 'other', version: '1.0.0', license: 'MIT', texts: ['Copyright Other'] },
    ])
  })
})

describe('the notices', () => {
  test('name each package with its license, have an introduction in both languages, and contain no path of the machine', async () => {
    const module = await install('one', { LICENSE: 'Copyright One' })
    const notices = noticesOf(await bundledPackages([module]), ['Copyright Font'])
    expect(notices).toMatch(/^Ce site .*\n\nThis site .*/)
    expect(notices).toContain('one 1.0.0\n\nMIT\n\nCopyright One\n')
    expect(notices).toContain('Copyright Font\n')
    expect(notices).not.toContain(root)
  })

  test('cannot be written if the license of a package cannot be read', async () => {
    const module = await install('silent', { 'README.md': 'MIT' })
    const packages = await bundledPackages([module])
    expect(() => noticesOf(packages, [])).toThrow('No text of a license comes with silent')
  })
})
