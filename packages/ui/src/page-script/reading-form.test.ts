import { afterEach, beforeEach, expect, it } from 'vitest'
import { keepPosition } from './reading-form.ts'

const root = document.documentElement
const details = document.createElement('details')
const panel = document.createElement('form')

beforeEach(() => {
  root.style.fontSize = '16px'
  details.append(panel)
  document.body.append(details)
})
afterEach(() => {
  root.removeAttribute('style')
  panel.removeAttribute('style')
  details.remove()
})

const choose = (size: string) => () => {
  root.style.fontSize = size
}

it('keeps the size of the panel when the text size changes several times', () => {
  keepPosition(panel, choose('32px'))
  expect(panel.style.zoom).toBe('0.5')
  keepPosition(panel, choose('16px'))
  expect(panel.style.zoom).toBe('1')
})

it('gives the panel the chosen size once it is closed', () => {
  keepPosition(panel, choose('32px'))
  details.dispatchEvent(new Event('toggle'))
  expect(panel.hasAttribute('style')).toBe(false)
})
