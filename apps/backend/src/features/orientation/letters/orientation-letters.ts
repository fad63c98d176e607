import type { Locale } from '@clairmemoire/domain/locale'
import { needsHelpNow } from '@clairmemoire/domain/questionnaire'
import { questionnaireIn } from '@clairmemoire/forms/bilingual-questionnaire'
import { and, eq } from 'drizzle-orm'
import { type CallForDesk, callForDesk } from '../../../calls/call-for-desk.ts'
import type { Clinic } from '../../../clinic/clinic.ts'
import { type Letter, type LetterKind, mailLink } from '../../../mail/letter.ts'
import { privateLink } from '../../../mail/private-link.ts'
import type { Database } from '../../../platform/database/connect.ts'
import { countryOf } from '../../../requests/asked-call.ts'
import { keptInstrument } from '../../../questionnaires/kept-instrument.table.ts'
import { type OrientationResultRow, orientationMail, orientationResult } from '../orientation.table.ts'
import { suddenChange } from '../sudden-change.ts'

const toVisitor: LetterKind = {
  to: 'visitor',
  orderedBy: 'sender',
  write: async (database, id, clinic) => {
    const { result, mail } = (await findMail(database, id)) ?? {}
    if (!result?.email || !mail?.capability) return undefined
    const { reference, firstName } = result
    const { locale, capability } = mail
    const page = `${clinic.sites[locale]}/recommendations#${capability}`
    const link = { locale, reference, country: countryOf(result), firstName, page }
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

/** A call that somebody asked for beside their result. */
interface AskedCall extends Omit<CallForDesk, 'called' | 'urgent'> {
  /** An answer calls for help now, and the person asked for a call all the same. */
  needsHelpNow: boolean
  firstName: string
  phone: string
  email: string | null
}

/** To the desk, in the desk's language: when to call whom on which number. Of what was answered nothing but that it cannot wait. */
export function orientationCallDesk(
  { firstName, phone, email, needsHelpNow, ...call }: AskedCall,
  clinic: Clinic,
): Letter {
  const text = texts[clinic.deskLocale]
  const called = { name: firstName, phone }
  const more = email === null ? [] : [{ term: text.email, value: [mailLink(email)] }]
  return callForDesk(
    { ...call, called, ...(needsHelpNow && { urgent: suddenChange(clinic.deskLocale, call.country).why }) },
    clinic,
    text.subject,
    more,
  )
}

const texts = {
  fr: {
    subject: 'Appel à passer',
    email: 'E-mail',
  },
  en: {
    subject: 'Call to make',
    email: 'Email',
  },
} satisfies Record<Locale, unknown>
