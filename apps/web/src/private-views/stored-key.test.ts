import { expect, it } from 'vitest'
import { isKey, keyAt } from './stored-key.ts'

const id = 'q8Zk3vJ0Tn-2hY_5aXw7Lg'

it('a key is 22 letters of base64url, and nothing else is valid', () => {
  expect(isKey(id)).toBe(true)
  for (const other of ['', id.slice(1), `${id}a`, `${id.slice(1)}/`, `#${id.slice(1)}`, 42, undefined]) {
    expect(isKey(other)).toBe(false)
  }
})

it.each(['.', ')', '>', '%3E', ', merci'])('a key is found before %j, which a mail program appended', (tail) => {
  expect(keyAt(`${id}${tail}`)).toBe(id)
  expect(keyAt(`${id}A`)).toBeUndefined()
})
