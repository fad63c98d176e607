import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { root } from './repository.ts'

interface Rule {
  matchFileNames?: string[]
  matchPackageNames?: string[]
}

const textOf = (file: string) => readFileSync(path.join(root, file), 'utf8')
const { packageRules }: { packageRules: Rule[] } = JSON.parse(textOf('renovate.json'))
const versions = ['pnpm-workspace.yaml', 'package.json', 'apps/cms/strapi/package.json'].map(textOf).join('\n')

it('every rule of updates is about a file and a package that there are', () => {
  const files = packageRules.flatMap(({ matchFileNames = [] }) => matchFileNames)
  expect(
    files.filter((pattern) => globSync(pattern.replace('**', 'package.json'), { cwd: root }).length === 0),
  ).toEqual([])
  const names = packageRules.flatMap(({ matchPackageNames = [] }) => matchPackageNames)
  expect(names.filter((name) => !new RegExp(`^\\s*"?${name}"?:`, 'm').test(versions))).toEqual([])
})
