import { join } from 'node:path'
import { writeToOutbox } from '../mail/outbox.ts'
import type { SmsGateway } from './gateway.ts'
import { httpGateway } from './http-gateway.ts'
import type { SmsSettings } from './settings.ts'

/** The gateway of the operator, or files in the outbox of mails. */
export function smsGateway(settings: SmsSettings & { dataDirectory: string }): SmsGateway {
  const { smsGatewayUrl: url, dataDirectory } = settings
  return url === undefined ? outboxGateway(join(dataDirectory, 'outbox')) : httpGateway({ ...settings, url })
}

/** Writes text messages as `.txt` files, for a machine without a gateway. */
function outboxGateway(folder: string): SmsGateway {
  return ({ id, to, from, text, segments }) =>
    writeToOutbox(folder, `${id}.txt`, `To: ${to}\nFrom: ${from}\nSegments: ${segments}\nId: ${id}\n\n${text}\n`)
}
