import { expect, it } from 'vitest'
import { isSlug } from './slug.ts'

it.each(['sleep', 'memory-and-age', '5-piliers', 'a'.repeat(100)])('a slug may be %j', (text) => {
  expect(isSlug(text)).toBe(true)
})

it.each(['', '-a', 'a-', 'a--b', 'A', 'é', 'a b', 'a/b', '../a', '..', 'a.b', 'a%2fb', 'a\n', 'a&b', 'a'.repeat(101)])(
  'a slug is not %j',
  (text) => {
    expect(isSlug(text)).toBe(false)
  },
)
