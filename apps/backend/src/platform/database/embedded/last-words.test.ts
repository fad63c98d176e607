import { expect, it } from 'vitest'
import { isPassing } from './last-words.ts'

it.each([
  '',
  'FATAL:  could not remove old server processes',
  'FATAL:  the database system is starting up',
  'FATAL:  the database system is shutting down',
  'LOG:  database system was shut down',
  'FATAL:  terminating connection due to administrator command',
  'FATAL:  canceling authentication due to timeout',
])('a server that ends with "%s" is started again', (words) => {
  expect(isPassing({ code: 0, words })).toBe(true)
})

it.each([
  'FATAL:  could not write lock file "postmaster.pid": No space left on device',
  'FATAL:  data directory has wrong ownership',
  'PANIC:  could not locate a valid checkpoint record',
])('a server that ends with "%s" is not', (words) => {
  expect(isPassing({ code: 1, words })).toBe(false)
})
