// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { createBrowserSession } from './browser-session.ts'

test('the session is unknown before the page is interactive, whatever events the browser fires until then', () => {
  const { isLogged } = createBrowserSession(window)
  for (const event of ['pageshow', 'storage']) dispatchEvent(new Event(event))
  expect(isLogged.state).toBeUndefined()
  document.dispatchEvent(new Event('interactive'))
  expect(isLogged.state).toBe(false)
})

test('a page restored from the back/forward cache reads the session again', () => {
  const { isLogged } = createBrowserSession(window)
  document.dispatchEvent(new Event('interactive'))
  isLogged.setState(() => true)
  dispatchEvent(new Event('pageshow'))
  expect(isLogged.state).toBe(false)
})
