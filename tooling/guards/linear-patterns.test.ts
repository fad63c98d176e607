import { readFileSync } from 'node:fs'
import path from 'node:path'
import { checkSync } from 'recheck'
import { describe, expect, it } from 'vitest'
import { repositoryFiles, root } from './repository.ts'

/** The code that parses input from visitors or from unknown senders. */
const readers = [
  'apps/backend/src/*.ts',
  'apps/web/server/*.ts',
  'apps/web/src/form-flow/*.ts',
  'apps/web/src/platform/*.ts',
  'apps/web/src/routing/*.ts',
  'packages/domain/src/*.ts',
  'packages/forms/src/*.ts',
  'packages/i18n/src/*.ts',
  'packages/observability/src/log/*.ts',
  'packages/places/src/*.ts',
]

const isTest = (file: string) => file.endsWith('.test.ts') || file.includes('/testing/')

/** A slash begins a regular expression only where a value can begin; elsewhere it is a division. */
const literal =
  /(?<=[(=,:?!&|[]\s?|return |^\s*)\/(?![*/])(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\[\n])+\/[dgimsuvy]*(?![\w/])/gm

/** Finds every regular expression in that code, with one file that contains it. */
function patternsOfCode(): Map<string, string> {
  const files = repositoryFiles(...readers).filter((file) => !isTest(file))
  return new Map(
    files.flatMap((file) => {
      const code = readFileSync(path.join(root, file), 'utf8').replaceAll(/^\s*(?:\/\/|\/?\*).*$/gm, '')
      return Array.from(code.matchAll(literal), ([pattern]) => [pattern, file] as const)
    }),
  )
}

/** The analysis has no time limits, so that a busy machine does not end it early. */
const untilDone = { timeout: null, incubationTimeout: null, attackTimeout: null }

/** Finds by static analysis whether the pattern takes linear time for every text. */
function isLinear(pattern: string): boolean {
  const end = pattern.lastIndexOf('/')
  return checkSync(pattern.slice(1, end), pattern.slice(end + 1), untilDone).status === 'safe'
}

const patterns = [...patternsOfCode()]

describe("a regular expression that parses strangers' input", () => {
  it('is found in the code', () => {
    expect(patterns.length).toBeGreaterThan(50)
  })

  it.each(patterns)('takes linear time: %s in %s', (pattern) => {
    expect(isLinear(pattern)).toBe(true)
  })

  it.each(['/=+$/', '/\\s+$/', '/\\d+ (?=a)/', '/<[^>]*>/'])('is detected as slow: %s', (pattern) => {
    expect(isLinear(pattern)).toBe(false)
  })
})
