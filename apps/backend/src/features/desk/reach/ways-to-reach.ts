import type { DeskWays } from '@clairmemoire/api-client/schema'
import { hasConsent } from '../../../consents/consents.ts'
import { memoryTestCall, type OpenedCall } from '../../../desk/call-handler.ts'
import type { DeskCaseRow } from '../../../desk/desk.table.ts'
import { hasOpenedKey } from '../../../requests/request-keys.ts'
import { isSmsStopped } from '../../../sms/sms-stops.ts'
import type { Backend } from '../../backend.ts'

/** Returns how the requester can be reached in writing. The number of a helper gets no text messages. */
export async function waysToReach(
  backend: Pick<Backend, 'database' | 'sms'>,
  row: DeskCaseRow,
  { contact: { email, phone } }: OpenedCall,
): Promise<DeskWays> {
  const state = await smsState(backend, row, phone)
  const isPossible = state === 'possible' && phone !== null
  return {
    mail: email !== '',
    sms: {
      state,
      last_digits: isPossible ? phone.slice(-4) : null,
      is_confirmed: isPossible && (await hasOpenedKey(backend.database, { phone })),
    },
    letter: row.kind !== memoryTestCall,
  }
}

async function smsState(
  { database, sms }: Pick<Backend, 'database' | 'sms'>,
  { subjectId }: DeskCaseRow,
  phone: string | null,
): Promise<DeskWays['sms']['state']> {
  if (!sms.isOn) return 'off'
  if (phone === null || !sms.reaches(phone)) return 'not_mobile'
  if (await isSmsStopped(database, phone)) return 'stopped'
  return (await hasConsent(database, subjectId, 'sms')) ? 'possible' : 'no_consent'
}
