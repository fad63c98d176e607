import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { outputOf } from './output-of.ts'
import { repositoryFiles, root } from './repository.ts'

it('every file, export and dependency is used, and every dependency is declared', async () => {
  expect(await outputOf('pnpm', ['--silent', 'dead-code', '--no-progress'])).toBe('')
})

it('every component of the design system is part of a page; its stories and tests do not count', () => {
  const product = repositoryFiles('apps/web/src/*.tsx', 'packages/*.tsx')
    .filter((file) => !/\.(?:stories|test)\.tsx$|\/(?:testing|guide)\//.test(file))
    .map((file) => ({ file, text: readFileSync(path.join(root, file), 'utf8') }))
  const components = product
    .filter(({ file }) => file.startsWith('packages/ui/src/'))
    .flatMap(({ text }) => Array.from(text.matchAll(/^export function ([A-Z]\w*)/gm), ([, name = '']) => name))
  const isShown = (name: string) => product.some(({ text }) => new RegExp(`<${name}\\b`).test(text))
  expect(components.filter((name) => !isShown(name))).toEqual([])
})
