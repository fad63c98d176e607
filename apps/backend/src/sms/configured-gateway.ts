import { join } from 'node:path'
import type { SmsGateway } from './gateway.ts'
import { httpGateway } from './http-gateway.ts'
import { outboxGateway } from './outbox-gateway.ts'
import type { SmsSettings } from './settings.ts'

/** The gateway of the operator, or files in the outbox of mails. */
export function smsGateway(settings: SmsSettings & { dataDirectory: string }): SmsGateway {
  const { smsGatewayUrl: url, dataDirectory } = settings
  return url === undefined ? outboxGateway(join(dataDirectory, 'outbox')) : httpGateway({ ...settings, url })
}
