import { describe, expect, test } from 'vitest'
import { createAsk } from './silent-device.ts'

const hour = 60 * 60 * 1000

test("the device's value is passed on", async () => {
  expect(await createAsk(hour)(async () => 'a key')).toEqual({ answer: 'a key' })
})

test('a failure gives no value, and the next request is tried again', async () => {
  const ask = createAsk(hour)
  expect(await ask(() => Promise.reject(new Error('refused')))).toBeUndefined()
  expect(await ask(async () => 'a key')).toEqual({ answer: 'a key' })
})

describe('an unresponsive device', () => {
  function silentOnce() {
    let speak: (answer: string) => void = () => {}
    const answer = new Promise<string>((resolve) => {
      speak = resolve
    })
    return { ask: createAsk(1), question: () => answer, speak }
  }

  test('counts as unavailable after the timeout', async () => {
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

  test('is tried again after its late response', async () => {
    const { ask, question, speak } = silentOnce()
    await ask(question)
    speak('late')
    await expect.poll(() => ask(async () => 'in time')).toEqual({ answer: 'in time' })
  })
})
