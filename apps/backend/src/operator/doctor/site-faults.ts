import { certificateFault } from '../../platform/certificate-fault.ts'
import { errorCode } from '../../platform/error-code.ts'

/** How the site sees a request that a proxy forwarded to it. */
interface SeenRequest {
  protocol: string
  host: string
  /** The address of the visitor, if a trusted proxy sent it. */
  address?: string | undefined
}

type SiteAnswer =
  | { seen: SeenRequest; sms?: unknown; clock: number }
  /** The error code if nothing answered; undefined if something other than the site answered. */
  | { error: string | undefined }

/** Headers as a visitor could forge them. The proxy must replace them. The addresses are reserved for documentation. */
const forged = { 'x-forwarded-for': '192.0.2.1', 'x-forwarded-proto': 'http', 'x-forwarded-host': 'forged.example' }

const timeout = 10_000

/** Requests the health check of the site at its public address. */
export async function askSite(origin: string): Promise<SiteAnswer> {
  try {
    const answer = await fetch(`${origin}/healthz`, {
      headers: forged,
      redirect: 'manual',
      signal: AbortSignal.timeout(timeout),
    })
    const body: unknown = await answer.json().catch(() => undefined)
    return isHealth(body)
      ? { seen: body.seen, sms: body.sms, clock: Date.parse(answer.headers.get('date') ?? '') }
      : { error: undefined }
  } catch (error) {
    const { cause = error } = error instanceof Error ? error : {}
    return { error: errorCode(cause) ?? (error instanceof Error ? error.name : 'unknown') }
  }
}

function isHealth(body: unknown): body is { seen: SeenRequest; sms?: unknown } {
  return typeof body === 'object' && body !== null && 'seen' in body
}

const nameErrors = ['ENOTFOUND', 'EAI_AGAIN', 'EAI_NODATA']

export function siteFaults(origin: string, answer: SiteAnswer): string[] {
  if ('seen' in answer) return headerFaults(origin, answer.seen)
  const { host } = new URL(origin)
  const { error } = answer
  if (error === undefined)
    return [`Something else than the site answers at ${origin}: check the DNS of ${host}, and the proxy.`]
  if (nameErrors.includes(error)) return [`The host ${host} has no address: enter it in the DNS (${error}).`]
  const fault = certificateFault(error)
  if (fault !== undefined) return [`The certificate of ${origin} ${fault}.`]
  return [
    `${origin} cannot be reached from this machine: check the DNS of ${host}, the firewall and the proxy (${error}).`,
  ]
}

function headerFaults(origin: string, { protocol, host, address }: SeenRequest): string[] {
  const { host: expected } = new URL(origin)
  const isForged = address === undefined || address === forged['x-forwarded-for']
  const wrong = [
    ...(isForged ? [['X-Forwarded-For', 'the limits of one visitor apply to all of them']] : []),
    ...(protocol === 'https' ? [] : [['X-Forwarded-Proto', 'cookies are not secure']]),
    ...(host === expected ? [] : [['X-Forwarded-Host', 'pages may be those of another country']]),
  ]
  return wrong.map(
    ([header, effect]) =>
      `The ${header} of the proxy does not reach the site at ${origin}, so ${effect}: let the proxy set it, and TRUST_PROXY name the proxy.`,
  )
}
