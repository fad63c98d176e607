import proxyAddr from '@fastify/proxy-addr'
import { type Kind, kindOf } from './kinds.ts'

/** Everybody's or nobody's `X-Forwarded-*` headers are believed, or those of proxies with these names and addresses. */
export const namedProxies: Kind<boolean | string> = kindOf(
  'true, false, or names and addresses of proxies such as loopback',
  (text) => {
    if (text === 'true' || text === 'false') return text === 'true'
    // Fastify would take a number for the address 0.0.0.2, not for a count.
    return !/^\d+$/.test(text) && areProxies(text) ? text : undefined
  },
)

/** Whether the headers of the proxy are believed that is so many hops away. */
type TrustHop = (address: string, hop: number) => boolean

/** As `namedProxies`, or those of so many proxies, whoever they are: for a server that nobody reaches around them. */
export const trustedProxies: Kind<boolean | string | TrustHop> = {
  expected: 'true, false, a number of proxies, or names and addresses of proxies such as loopback',
  read: (text) => (/^\d+$/.test(text) ? { value: (_address, hop) => hop < Number(text) } : namedProxies.read(text)),
}

/** Split as Fastify splits them. */
function areProxies(text: string): boolean {
  try {
    proxyAddr.compile(text.split(',').map((name) => name.trim()))
    return true
  } catch {
    return false
  }
}
