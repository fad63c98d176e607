// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { browserStateStorage } from './state-storage.ts'

beforeEach(() => localStorage.clear())

test.each<[string, () => void]>([
  ['another tab wrote', () => window.dispatchEvent(new Event('storage'))],
  ['the browser restores the page from its cache', () => window.dispatchEvent(new Event('pageshow'))],
  ['the visitor returns to the tab', () => document.dispatchEvent(new Event('visibilitychange'))],
])('reads again when %s', (_, happen) => {
  const texts: unknown[] = []
  browserStateStorage(window).onExternalChange((text) => texts.push(text))
  localStorage.setItem('state', 'written elsewhere')
  happen()
  localStorage.clear()
  happen()
  expect(texts).toEqual(['written elsewhere', undefined])
})

test('a browser that blocks storage stores nothing and does not fail', () => {
  const refusing = new Proxy(window, {
    get: () => {
      throw new DOMException('refused', 'SecurityError')
    },
  })
  const storage = browserStateStorage(refusing)
  expect([storage.read(), storage.write('text')]).toEqual([undefined, false])
})
