import { readEmailAddress } from '@clairmemoire/domain/email-address'

/** The address by which somebody signs in, however it is typed; undefined when it is none. */
export function staffAddress(typed: string): string | undefined {
  return readEmailAddress(typed.trim())?.toLowerCase()
}
