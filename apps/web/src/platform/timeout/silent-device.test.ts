import { describe, expect, test } from 'vitest'
import { createAsk } from './silent-device.ts'

const hour = 60 * 60 * 1000

test('what the device answers is handed on', async () => {
  expect(await createAsk(hour)(async () => 'a key')).toEqual({ answer: 'a key' })
})

test('what it refuses is no answer, and it is asked again', async () => {
  const ask = createAsk(hour)
  expect(await ask(() => Promise.reject(new Error('refused')))).toBeUndefined()
  expect(await ask(async () => 'a key')).toEqual({ answer: 'a key' })
})

describe('a device that does not answer', () => {
  function silentOnce() {
    let speak: (answer: string) => void = () => {}
    const answer = new Promise<string>((resolve) => {
      speak = resolve
    })
    return { ask: createAsk(1), question: () => answer, speak }
  }

  test('counts as not there after the timeout', async () => {
    const { ask, question } = silentOnce()
    expect(await ask(question)).toBeUndefined()
  })

  test('is not waited for a second time', async () => {
    const { ask, question } = silentOnce()
    await ask(question)
    let isAsked = false
    expect(
      await ask(async () => {
        isAsked = true
      }),
    ).toBeUndefined()
    expect(isAsked).toBe(false)
  })

  test('is asked again once it has answered after all', async () => {
    const { ask, question, speak } = silentOnce()
    await ask(question)
    speak('late')
    await expect.poll(() => ask(async () => 'in time')).toEqual({ answer: 'in time' })
  })
})
