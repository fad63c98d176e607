import { phoneSamples } from '@clairmemoire/domain/contact-samples'
import { expect, test } from 'vitest'
import { phoneNotation } from './phone-notation.ts'

test.each(phoneSamples)(
  'a telephone number of someone in %s that is written %j is kept as %s',
  (country, text, kept) => {
    expect(phoneNotation(country).read(text)).toBe(kept)
  },
)
