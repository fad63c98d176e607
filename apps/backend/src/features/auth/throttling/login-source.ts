import { normalizeIP } from '@fastify/rate-limit'
import { derivedSecret } from '../../../sessions/derived-secret.ts'
import type { Backend } from '../../backend.ts'
import { freeFailures } from './wait-before.ts'

/** Where a login comes from and for whom, as keys that tell nobody of it. */
export interface LoginSource {
  account: string
  network: string
  pair: string
}

/** An address that nobody has is counted like any other. */
export function loginSource({ sessions }: Pick<Backend, 'sessions'>, email: string, address: string): LoginSource {
  const network = normalizeIP(address)
  const key = (purpose: string, text: string) => derivedSecret(sessions.key, `login ${purpose}`, text)
  return {
    account: key('account', email),
    network: key('network', network),
    pair: key('pair', `${email}\0${network}`),
  }
}

/** What a login is counted by, with what may fail of each; from a network where they signed in before, only by themselves. */
export function countedBy({ pair, network, account }: LoginSource, isKnown: boolean): ReadonlyMap<string, number> {
  const own = [[pair, freeFailures.pair]] as const
  const others = [
    [network, freeFailures.network],
    [account, freeFailures.strangers],
  ] as const
  return new Map(isKnown ? own : [...own, ...others])
}
