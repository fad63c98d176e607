import type { DeskWays } from '@clairmemoire/api-client/schema'
import { memoryTestCall, type OpenedCall } from '../../../desk/call-handler.ts'
import type { DeskCaseRow } from '../../../desk/desk.table.ts'

/** Returns how the requester can be reached in writing. */
export function waysToReach({ kind }: DeskCaseRow, { contact }: OpenedCall): DeskWays {
  return {
    mail: contact.email !== '',
    sms: { state: 'off', last_digits: null, is_confirmed: false },
    letter: kind !== memoryTestCall,
  }
}
