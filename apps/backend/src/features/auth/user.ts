import type { User } from '@clairmemoire/api-client/schema'
import type { StaffRow } from '../../staff/staff.table.ts'

/** Somebody of the clinic as their browser knows them. */
export function userOf({ id, email, firstName, lastName }: StaffRow): User {
  return { pk: id, email, first_name: firstName, last_name: lastName, username: email }
}
