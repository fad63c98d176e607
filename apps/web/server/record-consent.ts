import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { CookieConsentRequest } from '@clairmemoire/api-client/schema'
import { forwardingLimit } from './forwarding/forwarding-limit.ts'
import type { RecordConsent } from './cookie-consent.ts'
import { backendTimeouts } from './time-limits.ts'

/** Milliseconds between attempts; after the last one the choice holds without a proof of it. */
const pauses = [1_000, 10_000, 60_000]

/** Hands the proof of a choice to the backend, which may be away for a moment. The visitor waits for none of it, and too many of one network are not handed over. */
export function recordConsentAt(backendUrl: string): RecordConsent {
  const mayForward = forwardingLimit()
  return ({ version, values }, locale, address) => {
    if (!mayForward(address)) return
    const proof: CookieConsentRequest = { id: randomUUID(), version, values: [...values], locale }
    void deliver(`${backendUrl}/api/cookie-consents/`, proof, address)
  }
}

async function deliver(url: string, proof: CookieConsentRequest, address: string): Promise<void> {
  for (const pause of [0, ...pauses]) {
    await wait(pause, undefined, { ref: false })
    if (await isAnswered(url, proof, address)) return
  }
}

/** Taken, or refused for good: only a backend that is away is asked again. The address is what it counts requests by; it keeps none. */
async function isAnswered(url: string, proof: CookieConsentRequest, address: string): Promise<boolean> {
  try {
    const { status } = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
      body: JSON.stringify(proof),
      signal: AbortSignal.timeout(backendTimeouts.answer),
    })
    return status < 500
  } catch {
    return false
  }
}
