import { eq } from 'drizzle-orm'
import type { LetterKind } from '../../../mail/letter-kind.ts'
import type { Database } from '../../../platform/database/connect.ts'
import { orientationMail, orientationResult } from '../orientation.table.ts'
import { orientationCallDesk } from './orientation-call-desk.ts'
import { privateLink } from '../../../mail/private-link.ts'

const toVisitor: LetterKind = {
  to: 'visitor',
  write: async (database, id, clinic) => {
    const { result, mail } = (await findMail(database, id)) ?? {}
    if (!result?.email || !mail?.capability) return undefined
    const { reference, country, firstName } = result
    const { locale, capability } = mail
    const page = `${clinic.sites[locale]}/recommendations#${capability}`
    const link = { locale, reference, country, firstName, page }
    return { to: result.email, letter: privateLink(link, clinic) }
  },
}

const toDesk: LetterKind = {
  to: 'desk',
  write: async (database, id, clinic) => {
    const { result, mail } = (await findMail(database, id)) ?? {}
    const { firstName, phone, country, callback, callBy } = result ?? {}
    if (!result || !mail || !firstName || !phone || !country || !callback || !callBy) return undefined
    const { reference, email } = result
    const call = { reference, locale: mail.locale, firstName, phone, country, callback, callBy, email }
    return { to: clinic.deskEmail, letter: orientationCallDesk(call, clinic) }
  },
}

/** By the name under which a result orders them. */
export const orientationLetters = { private_link: toVisitor, orientation_call_desk: toDesk }

async function findMail(database: Database, id: string) {
  const [found] = await database
    .select({ result: orientationResult, mail: orientationMail })
    .from(orientationMail)
    .innerJoin(orientationResult, eq(orientationResult.id, orientationMail.resultId))
    .where(eq(orientationMail.id, id))
  return found
}
