import { visitorKey } from '../consent/stored-consent.ts'
import { type Measured, sendMeasured } from './measured-events.ts'

/** Thirteen months, the longest that the CNIL allows. */
const maxAge = 13 * 30 * 86_400_000

/** Visits of one browser, by an id that it stores as long as the consent lasts. */
export const tracking = {
  send: (measured: Measured) => sendMeasured('tracking', { ...measured, visitor: visitorNumber() }),
}

/** 16 hexadecimal digits, Matomo's format of a visitor; without storage a new one each time. */
function visitorNumber(): string {
  const drawn = crypto.randomUUID().replaceAll('-', '').slice(0, 16)
  try {
    const [number, since] = localStorage.getItem(visitorKey)?.split(' ') ?? []
    if (number && /^[\da-f]{16}$/.test(number) && Date.now() - Number(since) < maxAge) return number
    localStorage.setItem(visitorKey, `${drawn} ${Date.now()}`)
  } catch {}
  return drawn
}
