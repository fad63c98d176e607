import { expect, test } from 'vitest'
import { parseSearch, stringifySearch } from './search.ts'

test.each([
  ['', {}],
  ['?page=2', { page: '2' }],
  ['?trial=mk2214&page=3', { trial: 'mk2214', page: '3' }],
  ['?trial=%3Cscript%3E+1', { trial: '<script> 1' }],
])('%s is parsed, and serialized unchanged', (address, search) => {
  expect(parseSearch(address)).toEqual(search)
  expect(stringifySearch(search)).toBe(address)
})

test('undefined values are not written', () => {
  expect(stringifySearch({ page: undefined })).toBe('')
  expect(stringifySearch({ page: 2, trial: undefined })).toBe('?page=2')
})

test.each(['?__proto__=1', '?page=%', '?=&&', '?page'])('%s does no harm', (address) => {
  expect(Object.getPrototypeOf(parseSearch(address))).toBe(Object.prototype)
})
