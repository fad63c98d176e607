import { expect, test } from 'vitest'
import { within } from './within.ts'

const hour = 60 * 60 * 1000

test('a value is passed on', async () => {
  expect(await within(hour, Promise.resolve('a page'))).toBe('a page')
})

test('a failure is passed on', async () => {
  await expect(within(hour, Promise.reject(new Error('offline')))).rejects.toThrow('offline')
})

test('a timeout is a failure', async () => {
  await expect(within(1, new Promise(() => {}))).rejects.toThrow('No answer within 1 ms')
})
