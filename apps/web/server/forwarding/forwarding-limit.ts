import { normalizeIP } from '@fastify/rate-limit'
import { LRUCache } from 'lru-cache'

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

/** A clinic or a library reads behind one address; a page sends few things. */
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
 * Limits what visitors have this server send elsewhere. The first ones of each network in a minute have a limit of their own, so that
 * networks that send much do not use up what is left for all others. Addresses of one IPv6 network (/64) count as one.
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
    const network = normalizeIP(address)
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
