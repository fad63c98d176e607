import { writeToOutbox } from '../mail/outbox.ts'
import type { SmsGateway } from './gateway.ts'

/** Writes text messages as `.txt` files, for a machine without a gateway. */
export function outboxGateway(folder: string): SmsGateway {
  return ({ id, to, from, text, segments }) =>
    writeToOutbox(folder, `${id}.txt`, `To: ${to}\nFrom: ${from}\nSegments: ${segments}\nId: ${id}\n\n${text}\n`)
}
