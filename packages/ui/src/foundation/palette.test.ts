import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { contrast } from '../testing/contrast.ts'

const declared = readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8').matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)
const colours = Array.from(declared, ([, name = '', hex = '']) => ({ name, hex }))
const family = (word: string) => colours.filter(({ name }) => name.startsWith(`${word}-`))

const families = [
  { above: 'text', below: 'surface', least: 7, rule: 'WCAG 1.4.6' },
  { above: 'on-deep', below: 'deep', least: 7, rule: 'WCAG 1.4.6' },
  { above: 'control', below: 'surface', least: 3, rule: 'WCAG 1.4.11' },
] as const

describe.each(families)('every $above colour on every $below colour', ({ above, below, least, rule }) => {
  const pairs = family(above).flatMap((upper) => family(below).map((lower) => ({ upper, lower })))

  it.each(pairs)(`reaches ${least}:1 (${rule}): $upper.name on $lower.name`, ({ upper, lower }) => {
    expect(contrast(upper.hex, lower.hex)).toBeGreaterThanOrEqual(least)
  })

  it('has at least one pair', () => {
    expect(pairs.length).toBeGreaterThan(0)
  })
})

describe('amber', () => {
  const hexOf = (name: string) => colours.find((colour) => colour.name === name)?.hex ?? ''

  it('has a contrast of 7:1 with ink as the fill of a button', () => {
    expect(contrast(hexOf('text-ink'), hexOf('bright-amber'))).toBeGreaterThanOrEqual(7)
  })

  it.each(family('deep'))('is visible as a focus halo on $name, where the ink outline is not', ({ hex }) => {
    expect(contrast(hexOf('bright-amber'), hex)).toBeGreaterThanOrEqual(3)
  })
})

describe('contrast', () => {
  it('is 21 between black and white and 1 between equal colours', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21)
    expect(contrast('#0e5246', '#0e5246')).toBe(1)
  })
})
