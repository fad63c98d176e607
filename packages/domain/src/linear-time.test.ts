import { growthOf, linear } from '@clairmemoire/growth'
import { describe, expect, it } from 'vitest'
import { readEmailAddress } from './email-address/email-address.ts'
import { bareHostName } from './host-name/bare-host-name.ts'
import { readPhoneNumber, writePhoneNumber } from './phone-number/phone-number.ts'
import { areaOfPostalCode, isPostalCode } from './postal-code/postal-code.ts'
import { readAdeliNumber, readRppsNumber } from './professional-number/professional-number.ts'
import { slugify } from './slug/slugify.ts'
import { wordsOf } from './text-search/words-of.ts'
import { isPersonName } from './typed-name/typed-name.ts'

/** Every parser of text that visitors type or strangers send. */
const readers = {
  readEmailAddress,
  readPhoneNumber: (text: string) => readPhoneNumber(text, 'FR'),
  writePhoneNumber: (text: string) => writePhoneNumber(text, 'US'),
  isPersonName,
  isPostalCode: (text: string) => isPostalCode(text, undefined),
  areaOfPostalCode: (text: string) => areaOfPostalCode('FR', text),
  readRppsNumber,
  readAdeliNumber,
  bareHostName,
  slugify,
  wordsOf,
}

/** The URL parser parses host names of up to 5,000 characters and refuses longer ones at once. */
const largest = 16 * 5_000

const ideographs = (length: number) =>
  Array.from({ length }, (_, index) => String.fromCodePoint(0x4e00 + (index % 0x5000))).join('')

/**
 * Texts on which a parser has spent a second or more. None has more than 10,000 words, because V8 stores longer arrays in another
 * form that is several times slower.
 */
const texts: Readonly<Record<string, (length: number) => string>> = {
  'other ideographs as a host': (length) => `a@${ideographs(length)}`,
  'labels of one letter': (length) => `a@${'é.'.repeat(length / 2)}`,
  'the same letter': (length) => 'a'.repeat(length),
  'dots in front of an @': (length) => `${'account.'.repeat(length / 8)}@b.example`,
  digits: (length) => '1'.repeat(length),
  'an international number': (length) => `+33${'1'.repeat(length)}`,
  'separators of numbers': (length) => `+33 1 ${'-(. '.repeat(length / 4)}`,
  extensions: (length) => '01 ext. '.repeat(length / 8),
  spaces: (length) => `7${' '.repeat(length)}5`,
  colons: (length) => ':1234567'.repeat(length / 8),
  hyphens: (length) => `${'-'.repeat(length)}a`,
  accents: (length) => '\u0301'.repeat(length),
}

describe.each(Object.entries(readers))('%s', (_name, read) => {
  it.each(Object.entries(texts))('takes linear time: %s', async (_what, textOf) => {
    const growth = await growthOf((length) => {
      const text = textOf(length)
      return () => read(text)
    }, largest)
    expect(growth).toBeLessThanOrEqual(linear)
  })
})
