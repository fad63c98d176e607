// @vitest-environment happy-dom
import { type ReadingSettings, defaultReading } from '@clairmemoire/domain/reading-settings'
import { beforeEach, describe, expect, test } from 'vitest'
import { createBrowserReadingChoice } from './browser-reading-choice.ts'

const large: ReadingSettings = { textSize: 'a-plus', calm: true, keepMessages: false }

let posted: unknown[]
beforeEach(() => {
  posted = []
  window.fetch = async (url, init) => {
    posted.push([init?.method, url, init?.body])
    throw new TypeError('No network')
  }
  for (const name of document.documentElement.getAttributeNames()) document.documentElement.removeAttribute(name)
})

const attributes = () => document.documentElement.getAttributeNames().toSorted()

describe('a choice', () => {
  test('shows at once, whether or not it can be sent', () => {
    const { store, choose } = createBrowserReadingChoice(window, defaultReading)
    choose(large)
    expect(attributes()).toEqual(['data-calm', 'data-text-size'])
    expect(store.state).toEqual(large)
    choose(defaultReading)
    expect(attributes()).toEqual([])
  })

  test('is sent as the form sends it', () => {
    createBrowserReadingChoice(window, defaultReading).choose(large)
    expect(posted).toEqual([['POST', '/reading-settings', new URLSearchParams('reading=a-plus&reading=calm')]])
  })
})

describe('a page that comes back from the memory of the browser', () => {
  const comeBack = (persisted: boolean) => dispatchEvent(Object.assign(new Event('pageshow'), { persisted }))

  test('looks again what its reader has chosen meanwhile, and sends nothing', () => {
    const { store } = createBrowserReadingChoice(window, defaultReading)
    document.cookie = 'reading=a-plus.calm'
    comeBack(true)
    expect([store.state, attributes()]).toEqual([large, ['data-calm', 'data-text-size']])
    document.cookie = 'reading=; max-age=0'
    comeBack(true)
    expect([store.state, attributes()]).toEqual([defaultReading, []])
    expect(posted).toEqual([])
  })

  test('but a page that is new is as the server made it', () => {
    const { store } = createBrowserReadingChoice(window, large)
    comeBack(false)
    expect(store.state).toEqual(large)
  })
})
