import type { Locale } from '@clairmemoire/domain/locale'
import { needsHelpNow } from '@clairmemoire/domain/questionnaire'
import { questionnaireIn } from '@clairmemoire/forms/bilingual-questionnaire'
import { and, eq } from 'drizzle-orm'
import { type CallForDesk, callForDesk } from '../../../calls/call-for-desk.ts'
import type { Clinic } from '../../../clinic/clinic.ts'
import { type Letter, type LetterKind, mailLink } from '../../../mail/letter.ts'
import { privateLink } from '../../../mail/private-link.ts'
import type { Database } from '../../../platform/database/connect.ts'
import { countryOf } from '../../../requests/call-input.ts'
import { storedInstrument } from '../../../questionnaires/stored-instrument.table.ts'
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

/** The letters about results, by the name that mail jobs use. */
export const orientationLetters = { private_link: toVisitor, orientation_call_desk: toDesk }

/** Assesses the answers with the version of the test that was answered. */
async function isUrgent(database: Database, result: OrientationResultRow): Promise<boolean> {
  const { instrumentId, instrumentVersion, answers } = result
  const [stored] = await database
    .select()
    .from(storedInstrument)
    .where(and(eq(storedInstrument.id, instrumentId), eq(storedInstrument.version, instrumentVersion)))
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

/** A call requested with a result. */
interface CallInput extends Omit<CallForDesk, 'called' | 'urgent'> {
  /** Whether the answers show that the person needs help now. */
  needsHelpNow: boolean
  firstName: string
  phone: string
  email: string | null
}

/** Writes the mail to the desk: the time, the person and the number to call. It has no answers, but says if the call is urgent. */
export function orientationCallDesk(
  { firstName, phone, email, needsHelpNow, ...call }: CallInput,
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
  fr: { subject: 'Appel à passer', email: 'E-mail' },
  en: { subject: 'Call to make', email: 'Email' },
} satisfies Record<Locale, unknown>
