import { normalizeIP } from '@fastify/rate-limit'
import { LRUCache } from 'lru-cache'

/** Whether `count` items from an address may be forwarded; if so, they are counted. */
export type MayForward = (address: string, count?: number) => boolean

export interface ForwardingLimits {
  /** Items per minute from one network. */
  perNetwork: number
  /** The number of items of each network per minute that count towards a separate total. */
  firstOfNetwork: number
  /** Items per minute from all networks. The first items of the networks have a separate total of the same size. */
  inAll: number
}

/** The limit of a network is high, because a clinic or a library may share one address; a page sends few items. */
export const forwardingLimits: ForwardingLimits = { perNetwork: 600, firstOfNetwork: 20, inAll: 6_000 }

const minute = 60_000

/** The largest number of networks that are counted at the same time. */
const maxNetworks = 20_000

interface Counts {
  begunAt: number
  first: number
  others: number
  ofNetworks: LRUCache<string, number>
}

/**
 * Limits what this server forwards for visitors. The first items of each network in a minute have a separate limit, so that heavy networks
 * do not use up the share of others. Addresses of one IPv6 network (/64) count as one.
 */
export function forwardingLimit(limits = forwardingLimits, clock: () => number = Date.now): MayForward {
  const begin = (begunAt: number): Counts => ({
    begunAt,
    first: 0,
    others: 0,
    ofNetworks: new LRUCache({ max: maxNetworks }),
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
