import { networkAround } from '@clairmemoire/domain/network'
import { normalizeIP } from '@fastify/rate-limit'

const mebibyte = 1024 * 1024

/** Limits for the bytes of unfinished bodies. */
const bodyLimits = {
  /** Per visitor; for IPv6, per network (/64). */
  ofAddress: 2 * mebibyte,
  /** For all visitors of one network. */
  ofNetwork: 4 * mebibyte,
  /** Networks that stay below this limit have a reserve as large as `inAll`, which others cannot use up. */
  ofSmallNetwork: mebibyte / 16,
  inAll: 64 * mebibyte,
}

/** The bodies of one visitor or network exceed their share of the memory: 429. */
export class BodyShareExceeded extends Error {}

/** All bodies together exceed the memory for them: 503. */
class TooManyBodies extends Error {}

/** The bytes of one body. */
export interface BodyShare {
  /** Throws if a limit is exceeded. */
  take: (bytes: number) => void
  release: () => void
}

/** Counts the bytes of bodies by sender. */
export function bodyShares(limits = bodyLimits): (address: string) => BodyShare {
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
        if (ofVisitor > limits.ofAddress || ofNetwork > limits.ofNetwork) throw new BodyShareExceeded()
        const isSmall = ofNetwork <= limits.ofSmallNetwork
        if (ofAll > (isSmall ? 2 * limits.inAll : limits.inAll)) throw new TooManyBodies()
      },
      release: () => void count(-own),
    }
  }
}
