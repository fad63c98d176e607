import { isIPv4 } from 'node:net'
import { normalizeIP } from '@fastify/rate-limit'

/** The network that an address is in, as large as one customer of a provider often has: /24 of IPv4, /48 of IPv6. */
export function networkAround(address: string): string {
  const normal = normalizeIP(address, 48)
  return isIPv4(normal) ? normal.split('.').slice(0, 3).join('.') : normal
}
