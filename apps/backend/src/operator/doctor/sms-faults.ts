import { errorCode } from '../../platform/error-code.ts'

/** In milliseconds. */
const timeout = 10_000

/** Asks for the root of the gateway, so that nothing is sent; any answer will do. */
export async function gatewayFaults(gatewayUrl: string): Promise<string[]> {
  const { origin, host } = new URL(gatewayUrl)
  try {
    await fetch(origin, { method: 'HEAD', redirect: 'manual', signal: AbortSignal.timeout(timeout) })
    return []
  } catch (error) {
    const { cause = error } = error instanceof Error ? error : {}
    const code = errorCode(cause) ?? 'no answer'
    return [`The SMS gateway at ${host} cannot be reached: check it, and SMS_GATEWAY_URL (${code}).`]
  }
}

/** Reports that site and backend differ: visitors would ask for messages in vain, or would not be offered them. */
export function smsFaults(origin: string, site: unknown, backend: 'off' | 'on'): string[] {
  const differs = (site === 'on' || site === 'off') && site !== backend
  return differs ? [`SMS=${site} at ${origin}, and SMS=${backend} at the backend: set both to the same value.`] : []
}
