// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { createBrowserSession } from './browser-session.ts'

test('nobody has looked before the page is interactive, whatever the browser reports until then', () => {
  const { isLogged } = createBrowserSession(window)
  for (const event of ['pageshow', 'storage']) dispatchEvent(new Event(event))
  expect(isLogged.state).toBeUndefined()
  document.dispatchEvent(new Event('interactive'))
  expect(isLogged.state).toBe(false)
})

test('a page that the browser had put aside looks again', () => {
  const { isLogged } = createBrowserSession(window)
  document.dispatchEvent(new Event('interactive'))
  isLogged.setState(() => true)
  dispatchEvent(new Event('pageshow'))
  expect(isLogged.state).toBe(false)
})
