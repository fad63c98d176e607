// @vitest-environment happy-dom
import { beforeEach, describe, expect, test } from 'vitest'
import { followReadingSettings, readingOf } from './follow-reading-settings.ts'

const root = document.documentElement
const large = { textSize: 'a-plus', calm: true, keepMessages: false }
followReadingSettings(window)

let posted: unknown[]
beforeEach(() => {
  posted = []
  window.fetch = async (url, init) => {
    posted.push([init?.method, url, init?.body])
    throw new TypeError('No network')
  }
  for (const name of root.getAttributeNames()) root.removeAttribute(name)
  document.body.innerHTML = `<form id="reading-settings">
    <input type="radio" name="reading" value="a" checked><input type="radio" name="reading" value="a-plus">
    <input type="checkbox" name="reading" value="calm"></form>`
})

const inputs = () => [...document.querySelectorAll('input')]
const shown = () =>
  root
    .getAttributeNames()
    .filter((name) => name !== 'data-reading')
    .toSorted()

/** Presses each of the choices. */
function choose(...words: string[]): void {
  for (const input of inputs().filter(({ value }) => words.includes(value))) {
    input.checked = !input.checked
    input.dispatchEvent(new Event('change', { bubbles: true }))
  }
}

describe('a choice', () => {
  test('shows at once, whether or not it can be sent', () => {
    choose('a-plus', 'calm')
    expect(shown()).toEqual(['data-calm', 'data-text-size'])
    expect(readingOf(root)).toEqual(large)
    choose('a', 'calm')
    expect(shown()).toEqual([])
  })

  test('is sent as the form sends it', () => {
    choose('a-plus')
    expect(posted).toEqual([['POST', '/reading-settings', new URLSearchParams('reading=a-plus')]])
  })
})

describe('a page restored from the back/forward cache', () => {
  const returnToPage = (persisted: boolean) => dispatchEvent(Object.assign(new Event('pageshow'), { persisted }))

  test('shows and checks the choice made meanwhile, and sends nothing', () => {
    document.cookie = 'reading=a-plus.calm'
    returnToPage(true)
    expect([readingOf(root), shown()]).toEqual([large, ['data-calm', 'data-text-size']])
    expect(inputs().map(({ checked }) => checked)).toEqual([false, true, true])
    document.cookie = 'reading=; max-age=0'
    returnToPage(true)
    expect(shown()).toEqual([])
    expect(posted).toEqual([])
  })

  test('differs from a new page, which stays as the server rendered it', () => {
    returnToPage(false)
    expect(readingOf(root)).toBeUndefined()
  })
})
