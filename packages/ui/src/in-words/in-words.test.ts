import { describe, expect, it } from 'vitest'
import { inWords } from './in-words.ts'

describe('a name in words', () => {
  it.each([
    ['ChoiceGroup', 'Choice group'],
    ['choice-group', 'Choice group'],
    ['With Error', 'With error'],
    ['HtmlInText', 'HTML in text'],
    ['qr-code', 'QR code'],
    ['Pre-consultation', 'Pre-consultation'],
  ])('%s is %s', (name, words) => {
    expect(inWords(name)).toBe(words)
  })
})
