import { growthOf, linear } from '@clairmemoire/growth'
import { describe, expect, it } from 'vitest'
import { expressionOf, patternsOfCode } from './patterns.ts'

/** Parts of texts that patterns are slow at: what a pattern is made of, many times and without its end. */
function partsFor(pattern: string): string[] {
  const signs = pattern.match(/[^\\dgimsuvy[\](){}^$|?*+/]/gu) ?? []
  return [...new Set([...signs, 'a', '1', 'é', ' ', '.', '+', '/', '<', '\n', 'a1', ' a', '1.', '--', '/.', 'a.'])]
}

const endings = ['', '\u0000', 'a!']

/** Of the slowest text. */
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

describe('a pattern that reads what strangers send', () => {
  it('is found in code', () => {
    expect(patterns.length).toBeGreaterThan(50)
  })

  it.each(patterns)('takes no more time than its text grows: %s in %s', async (pattern) => {
    expect(await growthOfPattern(pattern, 16_384)).toBeLessThanOrEqual(linear)
  })

  it.each(['/=+$/', '/\\s+$/', '/\\d+ (?=a)/', '/<[^>]*>/'])('is found to be slow: %s', async (pattern) => {
    expect(await growthOfPattern(pattern, 16_384)).toBeGreaterThan(linear)
  })
})
