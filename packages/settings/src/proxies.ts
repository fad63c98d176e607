import proxyAddr from '@fastify/proxy-addr'
import { type Kind, kindOf } from './kinds.ts'

/** Trusts the `X-Forwarded-*` headers of everybody, of nobody, or of proxies with these names and addresses. */
export const namedProxies: Kind<boolean | string> = kindOf(
  'true, false, or names and addresses of proxies such as loopback',
  (text) => {
    if (text === 'true' || text === 'false') return text === 'true'
    // Fastify would read a number as the address 0.0.0.2, not as a count.
    return !/^\d+$/.test(text) && areProxies(text) ? text : undefined
  },
)

/** Whether to trust the headers of the proxy that is this number of hops away. */
type TrustHop = (address: string, hop: number) => boolean

/** Like `namedProxies`, but also accepts a number of proxies with any address; only for a server that is reached through them. */
export const trustedProxies: Kind<boolean | string | TrustHop> = {
  expected: 'true, false, a number of proxies, or names and addresses of proxies such as loopback',
  read: (text) => (/^\d+$/.test(text) ? { value: (_address, hop) => hop < Number(text) } : namedProxies.read(text)),
}

/** Splits the names in the same way as Fastify. */
function areProxies(text: string): boolean {
  try {
    proxyAddr.compile(text.split(',').map((name) => name.trim()))
    return true
  } catch {
    return false
  }
}
