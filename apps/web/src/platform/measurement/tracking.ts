import { visitorKey } from '../consent/kept-consent.ts'
import { type Measured, sendMeasured } from './measured-events.ts'

/** Thirteen months, the longest that the CNIL allows. */
const maxAge = 13 * 30 * 86_400_000

/** Visits of one browser, by a number that it keeps as long as its person agrees. */
export const tracking = {
  send: (measured: Measured) => sendMeasured('tracking', { ...measured, visitor: visitorNumber() }),
}

/** 64 random bits in hexadecimal, as Matomo wants a visitor; a browser that keeps nothing has another one each time. */
function visitorNumber(): string {
  try {
    const [number, since] = localStorage.getItem(visitorKey)?.split(' ') ?? []
    if (number && /^[\da-f]{16}$/.test(number) && Date.now() - Number(since) < maxAge) return number
    const drawn = drawnNumber()
    localStorage.setItem(visitorKey, `${drawn} ${Date.now()}`)
    return drawn
  } catch {
    return drawnNumber()
  }
}

function drawnNumber(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(8))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
