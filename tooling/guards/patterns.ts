import { readFileSync } from 'node:fs'
import path from 'node:path'
import { repositoryFiles, root } from './repository.ts'

/** Where code reads what a visitor typed or a stranger sent. */
const readers = [
  'apps/backend/src/*.ts',
  'apps/web/server/*.ts',
  'apps/web/src/form-flow/*.ts',
  'apps/web/src/platform/*.ts',
  'apps/web/src/routing/*.ts',
  'packages/domain/src/*.ts',
  'packages/i18n/src/*.ts',
  'packages/observability/src/log/*.ts',
  'packages/places/src/*.ts',
]

const isTest = (file: string) => file.endsWith('.test.ts') || file.includes('/testing/')

/** A regular expression stands where a value begins, so that a division is none. */
const literal =
  /(?<=[(=,:?!&|[]\s?|return |^\s*)\/(?![*/])(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\[\n])+\/[dgimsuvy]*(?![\w/])/gm

/** Every pattern of that code, with one of the files it stands in. */
export function patternsOfCode(): Map<string, string> {
  const files = repositoryFiles(...readers).filter((file) => !isTest(file))
  return new Map(
    files.flatMap((file) => {
      const code = readFileSync(path.join(root, file), 'utf8').replaceAll(/^\s*(?:\/\/|\/?\*).*$/gm, '')
      return Array.from(code.matchAll(literal), ([pattern]) => [pattern, file] as const)
    }),
  )
}

/** The expression of a pattern as it stands in code, which begins anew each time. */
export function expressionOf(pattern: string): RegExp {
  const end = pattern.lastIndexOf('/')
  return new RegExp(pattern.slice(1, end), pattern.slice(end + 1))
}
