import { LRUCache } from 'lru-cache'
import { networkOf } from './network-of.ts'

/** How many of so many things may be passed on. */
export type MayForward = (address: string, count?: number) => boolean

export interface ForwardingLimits {
  /** A minute, from one network. */
  perNetwork: number
  /** Of these, the first ones of each network, which have a share of the whole for themselves. */
  firstOfNetwork: number
  /** A minute, of all networks: as many again of their first ones. */
  inAll: number
}

/** A clinic or a library reads behind one address; a page tells few things. */
export const forwardingLimits: ForwardingLimits = { perNetwork: 600, firstOfNetwork: 20, inAll: 6_000 }

const minute = 60_000

/** Networks that are remembered at once. */
const known = 20_000

interface Counts {
  begunAt: number
  first: number
  others: number
  ofNetworks: LRUCache<string, number>
}

/**
 * Bounds what visitors have this server send elsewhere. Whoever sends much uses up what is left for those who send much: the first ones
 * of a network are counted apart, so that they are not crowded out.
 */
export function forwardingLimit(limits = forwardingLimits, clock: () => number = Date.now): MayForward {
  const begin = (begunAt: number): Counts => ({
    begunAt,
    first: 0,
    others: 0,
    ofNetworks: new LRUCache({ max: known }),
  })
  let counts = begin(clock())
  return (address, count = 1) => {
    const now = clock()
    if (now - counts.begunAt >= minute) counts = begin(now)
    const network = networkOf(address)
    const before = counts.ofNetworks.get(network) ?? 0
    const isFirst = before + count <= limits.firstOfNetwork
    const ofAll = isFirst ? counts.first : counts.others
    if (before + count > limits.perNetwork || ofAll + count > limits.inAll) return false
    counts.ofNetworks.set(network, before + count)
    if (isFirst) counts.first += count
    else counts.others += count
    return true
  }
}
