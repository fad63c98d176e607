// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { keepEarlyClick } from './early-click.ts'

let presses: string[]
beforeEach(() => {
  presses = []
  document.body.innerHTML = '<button id="start"><span>Start</span></button><button id="print"></button><p></p>'
  keepEarlyClick(document)
})

/** From now on the buttons do something. */
function becomeInteractive(): void {
  for (const button of document.querySelectorAll('button')) {
    button.addEventListener('click', () => presses.push(button.id))
  }
  document.dispatchEvent(new Event('interactive'))
}

test('a button pressed before the page was interactive is pressed once it is', () => {
  document.querySelector('span')?.click()
  becomeInteractive()
  expect(presses).toEqual(['start'])
})

test('of several buttons the last one counts, and only once', () => {
  document.getElementById('print')?.click()
  document.getElementById('start')?.click()
  becomeInteractive()
  document.dispatchEvent(new Event('interactive'))
  expect(presses).toEqual(['start'])
})

test('nothing is pressed when no button was', () => {
  document.querySelector('p')?.click()
  becomeInteractive()
  expect(presses).toEqual([])
})

test('a button that the browser itself lets open something is not pressed again, which would close it', () => {
  document.getElementById('print')?.setAttribute('popovertarget', 'word')
  document.getElementById('print')?.click()
  becomeInteractive()
  expect(presses).toEqual([])
})

test('a button pressed later does what it does, once', () => {
  becomeInteractive()
  document.getElementById('start')?.click()
  document.dispatchEvent(new Event('interactive'))
  expect(presses).toEqual(['start'])
})
