import { expect, test } from 'vitest'
import { within } from './within.ts'

const hour = 60 * 60 * 1000

test('an answer is handed on', async () => {
  expect(await within(hour, Promise.resolve('a page'))).toBe('a page')
})

test('a failure stays what it is', async () => {
  await expect(within(hour, Promise.reject(new Error('offline')))).rejects.toThrow('offline')
})

test('silence ends in a failure', async () => {
  await expect(within(1, new Promise(() => {}))).rejects.toThrow('No answer within 1 ms')
})
