import { expect, it } from 'vitest'
import type { MailOrder } from './order.ts'
import { withoutRepetition } from './without-repetition.ts'

const order: MailOrder = { letter: 'call_requested', subject_id: '9b2f4a52-0c6d-4a2e-8f53-6f1f0e1d2c3b' }

it('a mail that left does not leave again when its job comes again', async () => {
  const left: string[] = []
  const send = withoutRepetition(async (_, id) => void left.push(id))
  for (const id of ['a', 'b', 'a', 'b']) await send(order, id)
  expect(left).toEqual(['a', 'b'])
})

it('a mail that could not leave is tried again', async () => {
  let tries = 0
  const send = withoutRepetition(async () => {
    tries += 1
    if (tries === 1) throw new Error('refused')
  })
  await expect(send(order, 'a')).rejects.toThrow('refused')
  await send(order, 'a')
  expect(tries).toBe(2)
})
