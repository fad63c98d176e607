import { describe, expect, it } from 'vitest'
import { isEmailAddress } from './email-address.ts'

describe('a mail address', () => {
  it.each(['camille@exemple.example', "o'brien+news@mail.sample.example", 'A.B@EXEMPLE.EXAMPLE'])('is %s', (text) => {
    expect(isEmailAddress(text)).toBe(true)
  })

  it.each([
    ['two addresses', 'a@b.test,evil@x.test'],
    ['a header in disguise', 'a@b.test\r\nBcc: evil@x.test'],
    ['a null character', 'a@b.test\u0000'],
    ['a name with an address', 'Eve <evil@x.test>'],
    ['a comment', 'a(comment)@b.test'],
    ['a quoted local part', '"a b"@b.test'],
    ['no domain', 'a@'],
    ['no dot in the domain', 'a@localhost'],
    ['an empty text', ''],
    ['longer than 254 characters', `${'a'.repeat(250)}@b.test`],
  ])('is not %s', (_, text) => {
    expect(isEmailAddress(text)).toBe(false)
  })
})
