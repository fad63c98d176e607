import { eq } from 'drizzle-orm'
import type { Database } from '../../../../platform/database/connect.ts'
import { type TrialSignupRow, trialSignup } from '../trial-signup.table.ts'
import { lettersAbout } from '../../../../mail/letter-kind.ts'
import { callRequested } from './call-requested.ts'
import { callRequestedDesk } from './call-requested-desk.ts'

const { visitor, desk } = lettersAbout(findSignup, { visitor: callRequested, desk: callRequestedDesk })

/** By the name under which a request for a call orders them. */
export const signupLetters = { call_requested: visitor, call_requested_desk: desk }

async function findSignup(database: Database, id: string): Promise<TrialSignupRow | undefined> {
  const [found] = await database.select().from(trialSignup).where(eq(trialSignup.id, id))
  return found
}
