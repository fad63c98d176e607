import { networkAround } from '@clairmemoire/domain/network'
import { normalizeIP } from '@fastify/rate-limit'

const mebibyte = 1024 * 1024

/** Bytes of bodies that are on their way. */
const bodyLimits = {
  /** Of one visitor; of IPv6, of one network (/64). */
  ofAddress: 2 * mebibyte,
  /** Of all visitors of one network. */
  ofNetwork: 4 * mebibyte,
  /** A network that sends no more than this has as much room again as `inAll`, which others cannot use up. */
  ofSmallNetwork: mebibyte / 16,
  inAll: 64 * mebibyte,
}

/** The bodies of one visitor or network take more than their share of the memory: 429. */
export class TooManyOfOne extends Error {}

/** All bodies take more memory than there is for them: 503. */
class TooManyBodies extends Error {}

/** The bytes of one body. */
export interface BodyShare {
  /** Throws where they are too many. */
  take: (bytes: number) => void
  release: () => void
}

/** Counts the bytes of bodies by who sends them. */
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
        if (ofVisitor > limits.ofAddress || ofNetwork > limits.ofNetwork) throw new TooManyOfOne()
        const isSmall = ofNetwork <= limits.ofSmallNetwork
        if (ofAll > (isSmall ? 2 * limits.inAll : limits.inAll)) throw new TooManyBodies()
      },
      release: () => void count(-own),
    }
  }
}
