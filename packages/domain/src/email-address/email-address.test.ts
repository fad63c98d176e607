import { describe, expect, it } from 'vitest'
import { mailbox, readEmailAddress } from './email-address.ts'

const emailSamples: readonly (readonly [typed: string, stored: string | undefined])[] = [
  ['camille@exemple.example', 'camille@exemple.example'],
  ["o'brien+news@mail.sample.example", "o'brien+news@mail.sample.example"],
  ['A.B@EXEMPLE.EXAMPLE', 'A.B@EXEMPLE.EXAMPLE'],
  ['zoe@clinique-santé.example', 'zoe@xn--clinique-sant-nhb.example'],
  ['zoe@例え.テスト', 'zoe@xn--r8jz45g.xn--zckzah'],
  ['zoe@exemple.example.', 'zoe@exemple.example'],
  ['zoe@exemple.example,', 'zoe@exemple.example'],
  ['mailto:zoe@exemple.example', 'zoe@exemple.example'],
  ['MAILTO:zoe@exemple.example', 'zoe@exemple.example'],
  ['<zoe@exemple.example>', 'zoe@exemple.example'],
  ['‹zoe@exemple.example›', 'zoe@exemple.example'],
  ['« zoe@exemple.example »', 'zoe@exemple.example'],
  ['(zoe@exemple.example).', 'zoe@exemple.example'],
  ['<mailto:zoe@exemple.example.>', 'zoe@exemple.example'],
  ['zoe@exemple.example..', 'zoe@exemple.example'],
  ['mailto:', undefined],
  ['<>', undefined],
  ['a@192.0.2.1', undefined],
  ['a@[192.0.2.1]', undefined],
  ['a@b.123', undefined],
  ['a@b.1a', undefined],
  ['a@é.192', undefined],
  ['é@exemple.example', undefined],
  ['zoé@exemple.example', undefined],
  ['a@b.test,evil@x.test', undefined],
  ['a@b.test\r\nBcc: evil@x.test', undefined],
  ['a@b.test\u0000', 'a@b.test'],
  ['zoe\u200b@exemple.example', 'zoe@exemple.example'],
  ['zoe＠exemple．example', 'zoe@exemple.example'],
  ['zoe @exemple.example', undefined],
  ['Eve <evil@x.test>', undefined],
  ['a(comment)@b.test', undefined],
  ['"a b"@b.test', undefined],
  ['a@@b.test', undefined],
  ['.a@b.test', undefined],
  ['a..b@b.test', undefined],
  ['a@', undefined],
  ['@b.test', undefined],
  ['a@localhost', undefined],
  ['a@-b.test', undefined],
  ['a@é..test', undefined],
  ['a@é/b.test', undefined],
  ['', undefined],
  [`${'a'.repeat(65)}@b.test`, undefined],
  [`a@${'b'.repeat(260)}.test`, undefined],
]

describe('a mail address', () => {
  it.each(emailSamples)('%j is parsed to %s', (typed, stored) => {
    expect(readEmailAddress(typed)).toBe(stored)
  })

  it('does not change when it is parsed again', () => {
    const stored = emailSamples.flatMap(([, address]) => address ?? [])
    expect(stored.map(readEmailAddress)).toEqual(stored)
  })
})

it('several spellings of an address belong to one mailbox', () => {
  const addresses = ['sam@sample.example', 'Sam@Sample.example', 'sam+1@sample.example', 'SAM+a+b@sample.example']
  expect(new Set(addresses.map(mailbox))).toEqual(new Set(['sam@sample.example']))
})
