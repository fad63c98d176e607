import { describe, expect, it } from 'vitest'
import {
  emptyQueue,
  type Hold,
  msUntilNextExpiry,
  nextQueue,
  type Toast,
  type ToastEvent,
  type ToastQueue,
} from './toast-queue.ts'

const saying = (text: string): Toast => ({ tone: 'error', text })
const shows = (text: string, now = 0): ToastEvent => ({ type: 'show', toast: saying(text), now })
const closes = (text: string, now = 0): ToastEvent => ({ type: 'close', toast: saying(text), now })
const holds = (hold: Hold, now = 0): ToastEvent => ({ type: 'hold', hold, now })
const releases = (hold: Hold, now: number): ToastEvent => ({ type: 'release', hold, now })
const at = (now: number): ToastEvent => ({ type: 'time', now })

const after = (...events: ToastEvent[]): ToastQueue => events.reduce(nextQueue, emptyQueue)
const textsAfter = (...events: ToastEvent[]) => after(...events).shown.map((toast) => toast.text)
const numbered = (count: number) => Array.from({ length: count }, (_, index) => shows(`${index + 1}`))

describe('a toast', () => {
  it('is on screen for exactly 3000 ms (R9-07)', () => {
    expect(textsAfter(shows('Erreur'), at(2999))).toEqual(['Erreur'])
    expect(textsAfter(shows('Erreur'), at(3000))).toEqual([])
  })

  it('is shown once and gets its full time again when its text is repeated', () => {
    expect(textsAfter(shows('Erreur'), shows('Erreur', 2000), at(4999))).toEqual(['Erreur'])
    expect(textsAfter(shows('Erreur'), shows('Erreur', 2000), at(5000))).toEqual([])
  })

  it('is different from a toast with the same text and another tone', () => {
    const repeated: ToastEvent = { type: 'show', toast: { tone: 'success', text: 'Erreur' }, now: 0 }
    expect(textsAfter(shows('Erreur'), repeated)).toHaveLength(2)
  })

  it('is removed when it is closed, and the others stay', () => {
    expect(textsAfter(shows('Un'), shows('Deux'), closes('Un'))).toEqual(['Deux'])
  })

  it('can be closed before it is shown', () => {
    expect(after(closes('Un'))).toEqual(emptyQueue)
  })
})

describe('while toasts are paused', () => {
  it.each<Hold>(['pointer', 'focus', 'hidden-tab', 'reader'])('by %s they stay, however long', (hold) => {
    expect(textsAfter(shows('Erreur'), holds(hold, 2999), at(60_000))).toEqual(['Erreur'])
  })

  it('no expiry is scheduled', () => {
    expect(msUntilNextExpiry(after(shows('Erreur'), holds('focus')), 0)).toBeUndefined()
  })

  it('for two reasons, they stay until both reasons are released', () => {
    const both = [shows('Erreur'), holds('pointer'), holds('focus')]
    expect(textsAfter(...both, releases('pointer', 9000), at(60_000))).toEqual(['Erreur'])
    expect(textsAfter(...both, releases('pointer', 9000), releases('focus', 9000), at(12_000))).toEqual([])
  })

  it('twice for the same reason, one release ends the pause', () => {
    expect(textsAfter(shows('Erreur'), holds('pointer'), holds('pointer'), releases('pointer', 0), at(3000))).toEqual(
      [],
    )
  })

  it('a new toast stays too', () => {
    expect(textsAfter(holds('reader'), shows('Erreur'), at(60_000))).toEqual(['Erreur'])
  })
})

describe('when the pause ends', () => {
  it('a toast gets its full time again', () => {
    const held = [shows('Erreur'), holds('hidden-tab', 2900), releases('hidden-tab', 60_000)]
    expect(textsAfter(...held, at(62_999))).toEqual(['Erreur'])
    expect(textsAfter(...held, at(63_000))).toEqual([])
  })

  it('because all toasts were closed, the next toast is not paused', () => {
    const emptied = [shows('Un'), holds('pointer'), holds('focus'), closes('Un', 1000)]
    expect(textsAfter(...emptied, shows('Deux', 2000), at(5000))).toEqual([])
  })

  it('because all toasts were closed, the setting to keep messages still applies', () => {
    expect(textsAfter(holds('reader'), shows('Un'), closes('Un'), shows('Deux'), at(60_000))).toEqual(['Deux'])
  })
})

describe('a hundred toasts', () => {
  it('are shown three at a time, oldest first', () => {
    expect(textsAfter(...numbered(100))).toEqual(['1', '2', '3'])
  })

  it('keep only the newest five in the queue', () => {
    const hundred = numbered(100)
    expect(textsAfter(...hundred, at(3000))).toEqual(['96', '97', '98'])
    expect(textsAfter(...hundred, at(3000), at(6000))).toEqual(['99', '100'])
    expect(textsAfter(...hundred, at(3000), at(6000), at(9000))).toEqual([])
  })

  it('are all cleared at once, also those in the queue', () => {
    expect(after(...numbered(100), { type: 'clear', now: 0 })).toEqual(emptyQueue)
  })

  it('with the same text are shown as one toast', () => {
    expect(textsAfter(...Array.from({ length: 100 }, () => shows('Erreur')))).toEqual(['Erreur'])
    expect(after(...numbered(3), shows('4'), shows('4')).waiting).toHaveLength(1)
  })

  it('are closed one by one: the next toast in the queue replaces a closed one', () => {
    expect(textsAfter(...numbered(4), closes('2', 1000))).toEqual(['1', '3', '4'])
  })
})

describe('the next expiry', () => {
  it('is the expiry of the oldest toast', () => {
    expect(msUntilNextExpiry(after(shows('Un'), shows('Deux', 1000)), 1000)).toBe(2000)
  })

  it('is now when overdue', () => {
    expect(msUntilNextExpiry(after(shows('Un')), 9000)).toBe(0)
  })

  it('is undefined without toasts', () => {
    expect(msUntilNextExpiry(emptyQueue, 0)).toBeUndefined()
  })
})
