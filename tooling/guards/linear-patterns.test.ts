import { readFileSync } from 'node:fs'
import path from 'node:path'
import { growthOf, linear } from '@clairmemoire/growth'
import { describe, expect, it } from 'vitest'
import { repositoryFiles, root } from './repository.ts'

/** Code that parses input of visitors and strangers. */
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

/** A regular expression literal begins where a value can, unlike a division. */
const literal =
  /(?<=[(=,:?!&|[]\s?|return |^\s*)\/(?![*/])(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\[\n])+\/[dgimsuvy]*(?![\w/])/gm

/** Every pattern in that code, with one of its files. */
function patternsOfCode(): Map<string, string> {
  const files = repositoryFiles(...readers).filter((file) => !isTest(file))
  return new Map(
    files.flatMap((file) => {
      const code = readFileSync(path.join(root, file), 'utf8').replaceAll(/^\s*(?:\/\/|\/?\*).*$/gm, '')
      return Array.from(code.matchAll(literal), ([pattern]) => [pattern, file] as const)
    }),
  )
}

/** The regular expression of a literal, with `lastIndex` reset. */
function expressionOf(pattern: string): RegExp {
  const end = pattern.lastIndexOf('/')
  return new RegExp(pattern.slice(1, end), pattern.slice(end + 1))
}

/** Repeated parts of a pattern without its end, at which patterns tend to be slow. */
function partsFor(pattern: string): string[] {
  const signs = pattern.match(/[^\\dgimsuvy[\](){}^$|?*+/]/gu) ?? []
  return [...new Set([...signs, 'a', '1', 'é', ' ', '.', '+', '/', '<', '\n', 'a1', ' a', '1.', '--', '/.', 'a.'])]
}

const endings = ['', '\u0000', 'a!']

/** For the slowest text. */
async function growthOfPattern(pattern: string, largest: number): Promise<number> {
  const expression = expressionOf(pattern)
  let most = 0
  for (const part of partsFor(pattern))
    for (const ending of endings) {
      const growth = await growthOf((length) => {
        const text = part.repeat(length / part.length) + ending
        return () => text.replace(expression, '')
      }, largest)
      most = Math.max(most, growth)
      if (most > linear) return most
    }
  return most
}

const patterns = [...patternsOfCode()]

describe("a pattern that parses strangers' input", () => {
  it('is found in code', () => {
    expect(patterns.length).toBeGreaterThan(50)
  })

  it.each(patterns)('takes linear time: %s in %s', async (pattern) => {
    expect(await growthOfPattern(pattern, 16_384)).toBeLessThanOrEqual(linear)
  })

  it.each(['/=+$/', '/\\s+$/', '/\\d+ (?=a)/', '/<[^>]*>/'])('is detected as slow: %s', async (pattern) => {
    expect(await growthOfPattern(pattern, 16_384)).toBeGreaterThan(linear)
  })
})
