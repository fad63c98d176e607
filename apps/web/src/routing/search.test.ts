import { expect, test } from 'vitest'
import { parseSearch, stringifySearch } from './search.ts'

test.each([
  ['', {}],
  ['?page=2', { page: '2' }],
  ['?trial=mk2214&page=3', { trial: 'mk2214', page: '3' }],
  ['?trial=%3Cscript%3E+1', { trial: '<script> 1' }],
])('what %s says is read, and written again as it stood', (address, said) => {
  expect(parseSearch(address)).toEqual(said)
  expect(stringifySearch(said)).toBe(address)
})

test('what is not said is not written', () => {
  expect(stringifySearch({ page: undefined })).toBe('')
  expect(stringifySearch({ page: 2, trial: undefined })).toBe('?page=2')
})

test.each(['?__proto__=1', '?page=%', '?=&&', '?page'])('%s harms nothing', (address) => {
  expect(Object.getPrototypeOf(parseSearch(address))).toBe(Object.prototype)
})
