import { describe, expect, it } from 'vitest'
import { toastPlace } from './toast-place.ts'

/** As the browser measures: its rectangles have no properties of their own. */
const area = (left: number, top: number, width: number, height: number) => new DOMRect(left, top, width, height)

const height = 800
const atEnd = area(860, 680, 400, 100)
const atStart = area(860, 20, 400, 100)

describe('toasts stand at the end of the window', () => {
  it('when nothing has the focus', () => {
    expect(toastPlace(atEnd, height, undefined)).toBe('end')
  })

  it('when the focus is elsewhere', () => {
    expect(toastPlace(atEnd, height, area(20, 700, 300, 48))).toBe('end')
  })

  it('when the focused element is so large that neither place is free of it', () => {
    expect(toastPlace(atEnd, height, area(0, 0, 1280, 800))).toBe('end')
  })

  it('again, once the focus has left what they would have covered', () => {
    expect(toastPlace(atStart, height, area(20, 300, 300, 48))).toBe('end')
  })
})

describe('toasts move to the start of the window', () => {
  it('when they would cover the focused element', () => {
    expect(toastPlace(atEnd, height, area(900, 700, 200, 48))).toBe('start')
  })

  it('and stay there as long as they would', () => {
    expect(toastPlace(atStart, height, area(900, 700, 200, 48))).toBe('start')
  })
})
