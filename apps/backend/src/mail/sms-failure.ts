/** The gateway permanently refuses this number. The error contains nothing of the message. */
export class SmsRefused extends Error {
  override readonly name = 'SmsRefused'
  readonly code = 'NUMBER_REFUSED'
}

/** The gateway did not accept a text message. The error contains nothing of the message. */
export class GatewayFails extends Error {
  override readonly name = 'GatewayFails'
  /** The status, such as `HTTP 503`, or the error code of the connection, such as ECONNREFUSED. */
  readonly code: string
  /** Whether the gateway may have sent the message nevertheless: its answer was lost, or it broke down. */
  readonly isUncertain: boolean

  constructor(code: string, isUncertain: boolean) {
    super()
    this.code = code
    this.isUncertain = isUncertain
  }
}

/** An answer with a status of success that lacks the text of `SMS_GATEWAY_ACCEPTS`; the message is not sent again. */
export const notAccepted = 'NOT_ACCEPTED'

/** Advice for the operator; undefined when the code is clear enough, such as ECONNREFUSED. */
export function adviceForGateway({ code }: GatewayFails): string | undefined {
  if (code === 'HTTP 401' || code === 'HTTP 403')
    return 'The SMS gateway rejects the user or password: check SMS_GATEWAY_URL and SMS_GATEWAY_AUTHORIZATION.'
  if (code.startsWith('HTTP 3')) return 'The SMS gateway redirects: write its final address in SMS_GATEWAY_URL.'
  if (code.startsWith('HTTP 4'))
    return 'The SMS gateway rejects the request: check SMS_GATEWAY_URL and SMS_GATEWAY_BODY.'
  if (code === notAccepted)
    return 'The answer of the SMS gateway lacks the text of SMS_GATEWAY_ACCEPTS, so the message waits in the list of pnpm mails: check the log of the gateway, then this setting.'
  return undefined
}
