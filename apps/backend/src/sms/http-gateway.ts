import { createHmac } from 'node:crypto'
import { GatewayFails, notAccepted, SmsRefused } from '../mail/sms-failure.ts'
import { errorCode } from '../platform/error-code.ts'
import type { OutgoingSms, SmsGateway } from './gateway.ts'
import type { SmsSettings } from './settings.ts'

type GatewaySettings = Omit<SmsSettings, 'smsGatewayUrl'> & { url: string }

/** In milliseconds. A gateway that answers later may have sent the message. */
const answerTimeout = 30_000
/** The characters of an answer that are read. */
const maxAnswer = 10_000

/** Sends text messages through the HTTP API of a gateway, as the settings describe it. */
export function httpGateway(settings: GatewaySettings, timeout = answerTimeout): SmsGateway {
  const { smsGatewayAccepts: accepts = '', smsGatewayRefuses: refuses } = settings
  return async (sms) => {
    const { status, text } = await ask(requestFor(settings, sms), timeout)
    if (refuses !== undefined && status < 500 && text.includes(refuses)) throw new SmsRefused()
    // A gateway that breaks down may have queued the message; Kannel then answers 503.
    if (status < 200 || status > 299) throw new GatewayFails(`HTTP ${status}`, status >= 500)
    if (!text.includes(accepts)) throw new GatewayFails(notAccepted, false)
  }
}

function requestFor(settings: GatewaySettings, sms: OutgoingSms): Request {
  const { smsGatewayBody, smsGatewayContentType: type, smsGatewayAuthorization: authorization } = settings
  const url = new URL(filled(settings.url, sms, encodeURIComponent))
  const escape = type === 'application/json' ? escapedInJson : encodeURIComponent
  const body = smsGatewayBody === undefined ? undefined : filled(smsGatewayBody, sms, escape)
  const secret = settings.smsGatewaySecret
  return new Request(url, {
    redirect: 'manual',
    headers: {
      // A gateway may close an idle connection just when it is used again; the answer would be lost.
      connection: 'close',
      ...(authorization !== undefined && { authorization }),
      ...(secret !== undefined && { 'x-signature': signature(secret, body ?? url.pathname + url.search) }),
      ...(body !== undefined && { 'content-type': type }),
    },
    ...(body !== undefined && { method: 'POST', body }),
  })
}

/** The template with its placeholders replaced; `digits` is the number without its plus. */
export function filled(
  template: string,
  { to, from, text, id }: OutgoingSms,
  escape: (value: string) => string,
): string {
  const values = { to, digits: to.slice(1), from, text, id }
  return template.replaceAll(/\{(to|digits|from|text|id)\}/g, (_, name: keyof typeof values) => escape(values[name]))
}

export function escapedInJson(value: string): string {
  return JSON.stringify(value).slice(1, -1)
}

function signature(secret: string, signed: string): string {
  return `sha256=${createHmac('sha256', secret).update(signed).digest('hex')}`
}

interface Answer {
  status: number
  /** Its beginning. */
  text: string
}

async function ask(request: Request, timeout: number): Promise<Answer> {
  try {
    const answer = await fetch(request, { signal: AbortSignal.timeout(timeout) })
    return { status: answer.status, text: await beginningOf(answer.body ?? []) }
  } catch (error) {
    const { cause = error } = error instanceof Error ? error : {}
    const code = error instanceof Error && error.name === 'TimeoutError' ? 'TIMEOUT' : (errorCode(cause) ?? 'UNKNOWN')
    throw new GatewayFails(code, !isBeforeRequest(code))
  }
}

async function beginningOf(body: AsyncIterable<Uint8Array> | readonly Uint8Array[]): Promise<string> {
  const decoder = new TextDecoder()
  let text = ''
  for await (const bytes of body) {
    text += decoder.decode(bytes, { stream: true })
    if (text.length >= maxAnswer) break
  }
  return text.slice(0, maxAnswer)
}

/** Errors of name, route, port and certificate, after which no request was sent. */
function isBeforeRequest(code: string): boolean {
  return /^(?:ENOTFOUND|EAI_|ECONNREFUSED|E(?:HOST|NET)UNREACH|UND_ERR_CONNECT_TIMEOUT)|CERT|SIGNATURE|ISSUER|SSL/.test(
    code,
  )
}
