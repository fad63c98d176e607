// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { failedStartId, watchStart } from './failed-start.ts'

const sendBeacon = vi.fn<(address: string) => boolean>(() => true)
let block: HTMLElement
let button: HTMLButtonElement

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('navigator', { sendBeacon })
  button = document.createElement('button')
  block = Object.assign(document.createElement('div'), { id: failedStartId, tabIndex: -1 })
  document.body.replaceChildren(button, block)
})

afterEach(() => {
  // This event removes the remaining listeners.
  document.dispatchEvent(new Event('interactive'))
  vi.useRealTimers()
  vi.unstubAllGlobals()
  sendBeacon.mockClear()
})

const isShown = () => block.dataset['shown'] !== undefined

test('a form that responds in time shows no failure message, and reports none', () => {
  block.dataset['reportsTo'] = '/e/start'
  watchStart(document)
  vi.advanceTimersByTime(7_999)
  expect(isShown()).toBe(false)
  document.dispatchEvent(new Event('interactive'))
  expect(document.getElementById(failedStartId)).toBe(null)
  vi.advanceTimersByTime(60_000)
  expect(sendBeacon).not.toHaveBeenCalled()
})

test.each(['error', 'unhandledrejection'])('an %s before hydration is shown at once', (type) => {
  watchStart(document)
  dispatchEvent(new Event(type))
  expect(isShown()).toBe(true)
})

test('a start that never ends is shown after eight seconds, and reported once if reports are enabled', () => {
  block.dataset['reportsTo'] = '/e/start'
  watchStart(document)
  vi.advanceTimersByTime(60_000)
  expect(isShown()).toBe(true)
  expect(sendBeacon.mock.calls).toEqual([['/e/start']])
})

test('nothing is sent if reports are not enabled', () => {
  watchStart(document)
  vi.advanceTimersByTime(60_000)
  expect(isShown()).toBe(true)
  expect(sendBeacon).not.toHaveBeenCalled()
})

test('a button that cannot work yet leads to the message', () => {
  watchStart(document)
  button.click()
  expect(document.activeElement).not.toBe(block)
  dispatchEvent(new Event('error'))
  button.click()
  expect(document.activeElement).toBe(block)
})

test('a page without a form is not watched', () => {
  block.remove()
  expect(() => watchStart(document)).not.toThrow()
})
