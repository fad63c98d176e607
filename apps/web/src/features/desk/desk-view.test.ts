import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { longestSession, watchSession } from './desk-view.tsx'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

function watched(age = 0) {
  const page: EventTarget & { visibilityState: DocumentVisibilityState } = Object.assign(new EventTarget(), {
    visibilityState: 'visible' as const,
  })
  const view = new EventTarget()
  const [ask, clear] = [vi.fn<() => void>(), vi.fn<() => void>()]
  const end = watchSession({ page, view, openedAt: 0, clock: () => age, ask, clear })
  return { page, view, ask, clear, end }
}

it('the session is checked when the user returns to the page', () => {
  const { page, view, ask, clear, end } = watched()
  page.dispatchEvent(new Event('visibilitychange'))
  view.dispatchEvent(new Event('focus'))
  expect([ask.mock.calls.length, clear.mock.calls.length]).toEqual([2, 0])
  end()
  view.dispatchEvent(new Event('focus'))
  expect(ask).toHaveBeenCalledTimes(2)
})

it('the session is checked regularly while the list stays on screen', () => {
  const { ask, end } = watched()
  vi.advanceTimersByTime(3_600_000)
  expect(ask.mock.calls.length).toBeGreaterThan(5)
  end()
})

it('a hidden page sends no requests', () => {
  const { page, ask, end } = watched()
  page.visibilityState = 'hidden'
  page.dispatchEvent(new Event('visibilitychange'))
  vi.advanceTimersByTime(3_600_000)
  expect(ask).not.toHaveBeenCalled()
  end()
})

it('a list that was read in an expired session is cleared, with or without the network', () => {
  const { view, ask, clear, end } = watched(longestSession)
  view.dispatchEvent(new Event('focus'))
  expect([ask.mock.calls.length, clear.mock.calls.length]).toEqual([0, 1])
  end()
})
