// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { hydrateWhenNeeded } from './hydrate-when-needed.ts'

let presses: string[]
let mountPoint: HTMLElement
const load = vi.fn<() => Promise<unknown>>()

beforeEach(() => {
  presses = []
  load.mockReset().mockResolvedValue(undefined)
  localStorage.clear()
  document.body.innerHTML = `<div id="app">
    <button id="start"><span>Start</span></button><button id="again"></button>
    <button id="word" popovertarget="meaning"></button><button id="print" data-print="all"></button>
    <form id="reading-settings"><input id="size"></form>
    <a id="plain" href="#plain">Plain</a><a id="cookies" data-hydrate="" href="#cookies">Cookies</a>
    <details><summary id="menu"></summary></details><input id="search">
  </div>`
  mountPoint = document.getElementById('app') ?? document.body
})
afterEach(() => {
  document.dispatchEvent(new Event('interactive'))
})

const element = (id: string) => document.getElementById(id)
const touch = (id: string, sign = 'pointerover') => element(id)?.dispatchEvent(new Event(sign, { bubbles: true }))

/** Simulates the hydration of the buttons. */
function becomeInteractive(): void {
  for (const each of document.querySelectorAll('button, a')) each.addEventListener('click', () => presses.push(each.id))
  document.dispatchEvent(new Event('interactive'))
}

describe('React loads', () => {
  test('at once if the page says so', () => {
    mountPoint.dataset['hydrates'] = 'at-once'
    hydrateWhenNeeded(mountPoint, load)
    expect(load).toHaveBeenCalledOnce()
  })

  test('at once if a staff member is logged in', () => {
    localStorage.setItem('isLogged', 'false')
    hydrateWhenNeeded(mountPoint, load)
    expect(load).not.toHaveBeenCalled()
    localStorage.setItem('isLogged', 'true')
    hydrateWhenNeeded(mountPoint, load)
    expect(load).toHaveBeenCalledOnce()
  })

  test('if the device has stored state that may affect the page', () => {
    mountPoint.dataset['hydrates'] = 'with-stored-data'
    hydrateWhenNeeded(mountPoint, load)
    expect(load).not.toHaveBeenCalled()
    localStorage.setItem('state', '{}')
    hydrateWhenNeeded(mountPoint, load)
    expect(load).toHaveBeenCalledOnce()
  })

  test.each([
    ['a pointer near a button', 'start', 'pointerover'],
    ['a finger on a field', 'search', 'touchstart'],
    ['the focus on a field', 'search', 'focusin'],
    ['a pointer near a link that opens something', 'cookies', 'pointerover'],
  ])('for %s', (_what, id, sign) => {
    hydrateWhenNeeded(mountPoint, load)
    touch(id, sign)
    expect(load).toHaveBeenCalledOnce()
  })

  test.each(['plain', 'menu', 'word', 'print', 'size'])('not for #%s, which works without it', (id) => {
    hydrateWhenNeeded(mountPoint, load)
    for (const sign of ['pointerover', 'touchstart', 'focusin']) touch(id, sign)
    element(id)?.click()
    expect(load).not.toHaveBeenCalled()
  })

  test('once for two touches, and again after a failure', async () => {
    hydrateWhenNeeded(mountPoint, load)
    load.mockRejectedValueOnce(new TypeError('No network'))
    touch('start')
    touch('search')
    expect(load).toHaveBeenCalledOnce()
    await Promise.resolve()
    await Promise.resolve()
    touch('start')
    expect(load).toHaveBeenCalledTimes(2)
  })
})

describe('a press before the page is interactive', () => {
  test('is repeated once afterwards; if several buttons were pressed, only the last press is repeated', () => {
    hydrateWhenNeeded(mountPoint, load)
    element('again')?.click()
    document.querySelector('span')?.click()
    becomeInteractive()
    document.dispatchEvent(new Event('interactive'))
    expect(presses).toEqual(['start'])
  })

  test('waits for React on a link that opens a view, and follows the link if React does not load', async () => {
    hydrateWhenNeeded(mountPoint, load)
    load.mockRejectedValueOnce(new TypeError('No network'))
    element('cookies')?.click()
    await Promise.resolve()
    await Promise.resolve()
    expect(location.hash).toBe('#cookies')
  })

  test('is not repeated on a control that the browser or boot.ts handles', () => {
    hydrateWhenNeeded(mountPoint, load)
    element('word')?.click()
    element('print')?.click()
    becomeInteractive()
    expect(presses).toEqual([])
  })

  test('is repeated even if a control that works without React is pressed after it', () => {
    hydrateWhenNeeded(mountPoint, load)
    element('start')?.click()
    element('menu')?.click()
    becomeInteractive()
    expect(presses).toEqual(['start'])
  })

  test('is not repeated if it opens a link in another tab', () => {
    hydrateWhenNeeded(mountPoint, load)
    element('cookies')?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true }))
    becomeInteractive()
    expect(presses).toEqual([])
  })

  test('is the only one that is repeated: a later press has its normal effect once', () => {
    hydrateWhenNeeded(mountPoint, load)
    becomeInteractive()
    element('start')?.click()
    expect(presses).toEqual(['start'])
  })
})
