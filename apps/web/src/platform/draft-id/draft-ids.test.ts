import { describe, expect, test } from 'vitest'
import { idleLimit } from '../application-state/stored-state.ts'
import { createDraftIds, type DraftIdStore, memoryDraftIdStore } from './draft-ids.ts'

const hour = 60 * 60 * 1000
const refused: DraftIdStore = { update: () => Promise.reject(new DOMException('refused', 'SecurityError')) }
const silent: DraftIdStore = { update: () => new Promise(() => {}) }

function device(store: DraftIdStore = memoryDraftIdStore(), timeout = hour) {
  const clock = { now: Date.UTC(2026, 10, 21) }
  return { clock, tab: () => createDraftIds({ store, timeout, now: () => clock.now }) }
}

test('independent tabs work on one draft', async () => {
  const { tab } = device()
  const ids = await Promise.all([tab().current(), tab().current()])
  expect(new Set(ids).size).toBe(1)
  expect(ids[0]).toMatch(/^[0-9a-f]{32}$/)
})

test('two devices never work on the same draft', async () => {
  expect(await device().tab().current()).not.toBe(await device().tab().current())
})

test('ending a draft does not end a newer one of another tab', async () => {
  const { tab } = device()
  const [one, other] = [tab(), tab()]
  const ended = await one.current()
  await one.end(ended)
  const id = await other.current()
  await one.end(ended)
  expect(await one.current()).toBe(id)
})

describe.each([
  ['on a device', () => device()],
  ['on a device that refuses to store anything', () => device(refused)],
  ['on a device that does not answer', () => device(silent, 1)],
])('%s a draft', (_, start) => {
  test('keeps its id until it is ended', async () => {
    const ids = start().tab()
    const id = await ids.current()
    expect(await ids.current()).toBe(id)
    await ids.end(id)
    expect(await ids.current()).not.toBe(id)
  })

  test('is not continued after 20 hours', async () => {
    const { tab, clock } = start()
    const ids = tab()
    const id = await ids.current()
    clock.now += idleLimit
    expect(await ids.current()).toBe(id)
    clock.now += 1
    expect(await ids.current()).not.toBe(id)
  })
})
