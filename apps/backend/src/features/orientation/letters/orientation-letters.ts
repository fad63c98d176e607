import { needsHelpNow } from '@clairmemoire/domain/questionnaire'
import { and, eq } from 'drizzle-orm'
import type { LetterKind } from '../../../mail/letter.ts'
import { privateLink } from '../../../mail/private-link.ts'
import type { Database } from '../../../platform/database/connect.ts'
import { questionnaireIn } from '../../../questionnaires/bilingual-questionnaire.ts'
import { keptInstrument } from '../../../questionnaires/orientation/kept-instrument.table.ts'
import { type OrientationResultRow, orientationMail, orientationResult } from '../orientation.table.ts'
import { orientationCallDesk } from './orientation-call-desk.ts'

const toVisitor: LetterKind = {
  to: 'visitor',
  orderedBy: 'sender',
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
    const needsHelp = await isUrgent(database, result)
    const call = {
      reference,
      locale: mail.locale,
      firstName,
      phone,
      country,
      callback,
      callBy,
      email,
      needsHelpNow: needsHelp,
    }
    return { to: clinic.deskEmail, letter: orientationCallDesk(call, clinic) }
  },
}

/** By the name under which a result orders them. */
export const orientationLetters = { private_link: toVisitor, orientation_call_desk: toDesk }

/** By the version of the test that was answered. */
async function isUrgent(database: Database, result: OrientationResultRow): Promise<boolean> {
  const { instrumentId, instrumentVersion, answers } = result
  const [stored] = await database
    .select()
    .from(keptInstrument)
    .where(and(eq(keptInstrument.id, instrumentId), eq(keptInstrument.version, instrumentVersion)))
  return stored !== undefined && needsHelpNow(questionnaireIn('fr', stored.data), answers)
}

async function findMail(database: Database, id: string) {
  const [found] = await database
    .select({ result: orientationResult, mail: orientationMail })
    .from(orientationMail)
    .innerJoin(orientationResult, eq(orientationResult.id, orientationMail.resultId))
    .where(eq(orientationMail.id, id))
  return found
}
