import { expect, it } from 'vitest'
import { isKnownTag } from './is-known-tag.ts'

it.each(['"a"', 'W/"a"', '"b", "a"', 'W/"b",W/"a"', ' "b" , "a" ', '*', ' * ', '"b,c", "a"'])(
  '%s knows "a"',
  (header) => {
    expect(isKnownTag(header, '"a"')).toBe(true)
    expect(isKnownTag(header, 'W/"a"')).toBe(true)
  },
)

it.each([undefined, '', 'a', '"b"', '"A"', 'W/"b", "c"', '"*"', '"b,"a', '"x"a"y"'])(
  '%s does not know "a"',
  (header) => {
    expect(isKnownTag(header, '"a"')).toBe(false)
  },
)
