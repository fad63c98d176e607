import { networkAround } from '@clairmemoire/domain/network'
import { normalizeIP } from '@fastify/rate-limit'

const mebibyte = 1024 * 1024

/** Limits in bytes for request bodies that are not yet complete. */
const bodyLimits = {
  /** For one visitor; for IPv6, for one network (/64). */
  ofVisitor: 2 * mebibyte,
  /** For all visitors of one network. */
  ofNetwork: 4 * mebibyte,
  /** A network below this limit may also use a reserve as large as `ofAll`, which larger networks cannot use up. */
  ofSmallNetwork: mebibyte / 16,
  ofAll: 64 * mebibyte,
}

/** The bodies of one visitor or network exceed their share of the memory; the response is 429. */
export class BodyShareExceeded extends Error {}

/** All bodies together exceed the memory for bodies; the response is 503. */
class TooManyBodies extends Error {}

/** Counts the bytes of one body. */
export interface BodyCounter {
  /** Throws if a limit is exceeded. */
  take: (bytes: number) => void
  release: () => void
}

/** Counts the bytes of bodies by visitor, by network and in all. */
export function bodyCounters(limits = bodyLimits): (address: string) => BodyCounter {
  const held = new Map<string, number>()
  const add = (subject: string, bytes: number) => {
    const sum = (held.get(subject) ?? 0) + bytes
    if (sum === 0) held.delete(subject)
    else held.set(subject, sum)
    return sum
  }
  return (address) => {
    const visitor = `visitor ${normalizeIP(address)}`
    const network = `network ${networkAround(address)}`
    let own = 0
    const count = (bytes: number) => {
      own += bytes
      return { ofVisitor: add(visitor, bytes), ofNetwork: add(network, bytes), ofAll: add('all', bytes) }
    }
    return {
      take: (bytes) => {
        const { ofVisitor, ofNetwork, ofAll } = count(bytes)
        if (ofVisitor > limits.ofVisitor || ofNetwork > limits.ofNetwork) throw new BodyShareExceeded()
        const isSmall = ofNetwork <= limits.ofSmallNetwork
        if (ofAll > (isSmall ? 2 * limits.ofAll : limits.ofAll)) throw new TooManyBodies()
      },
      release: () => void count(-own),
    }
  }
}
