import type { StoredSignup } from './mails.ts'
import type { KnownSignup } from './visitors.ts'

export interface SignupVerdict {
  acknowledged: number
  stored: number
  /** One sentence for each fault. */
  faults: string[]
}

/** What was answered with 201 is stored once, under the reference of the answer, and nothing else is stored. */
export function judgeSignups(known: readonly KnownSignup[], stored: readonly StoredSignup[]): SignupVerdict {
  const byEmail = Map.groupBy(stored, ({ email }) => email)
  const names = new Set(known.map(({ email }) => email))
  const acknowledged = known.filter(({ references }) => references.length > 0)
  return {
    acknowledged: acknowledged.length,
    stored: stored.length,
    faults: [
      ...acknowledged.filter(({ email }) => !byEmail.has(email)).map(({ email }) => `${email} is lost`),
      ...[...byEmail].filter(([, { length }]) => length > 1).map(([email]) => `${email} is stored twice`),
      ...acknowledged.filter((each) => !isKept(each, byEmail)).map(({ email }) => `${email} has another reference`),
      ...[...byEmail.keys()].filter((email) => !names.has(email)).map((email) => `${email} is nobody’s`),
      ...known.filter(({ references }) => references.length === 0).map(({ email }) => `${email} was never answered`),
    ],
  }
}

/** Under one of the references where there are several rows: that there are is told already. */
function isKept({ email, references }: KnownSignup, byEmail: ReadonlyMap<string, readonly StoredSignup[]>): boolean {
  const rows = byEmail.get(email)
  return rows === undefined || references.every((answered) => rows.some(({ reference }) => reference === answered))
}
