/** A text message to one number; numbers are in E.164. */
export interface OutgoingSms {
  /** The same for every attempt; delivery reports contain it. */
  id: string
  to: string
  from: string
  text: string
  segments: number
}

/** Resolves when the message was accepted; otherwise throws `SmsRefused` or `GatewayFails`. */
export type SmsGateway = (sms: OutgoingSms) => Promise<void>
