import { locales } from '@clairmemoire/domain/locale'
import { describe, expect, it } from 'vitest'
import { sampleLetters } from '../../testing/sample-letters.ts'
import { letterAsHtml } from '../mail/letter-as-html.ts'

describe.each(locales)('every letter in %s', (locale) => {
  const letters = sampleLetters(locale).map(([, , letter]) => letter)

  it('has no light text, which spam filters take for hidden text (R7-52)', () => {
    for (const letter of letters) {
      const html = letterAsHtml(letter).replaceAll(/<style[\s\S]*?<\/style>/g, '')
      const colors = Array.from(
        html.matchAll(/(?<![-\w])color(?:: ?|=")(#[0-9a-f]{3,6}|\w+)/gi),
        ([, color = '']) => color,
      )
      expect(colors.length).toBeGreaterThan(3)
      expect(colors.filter((color) => contrastWithWhite(color) < 7)).toEqual([])
    }
  })
})

/** Returns the contrast by WCAG 1.4.3; 1 for a color that is not a hex number. */
function contrastWithWhite(color: string): number {
  const channels = /^#(..)(..)(..)$/.exec(color)?.slice(1) ?? ['ff', 'ff', 'ff']
  const [red = 1, green = 1, blue = 1] = channels
    .map((hex) => Number.parseInt(hex, 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
  return 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05)
}
