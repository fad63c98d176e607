import type { DeskLetter } from '@clairmemoire/api-client/schema'
import type { Locale } from '@clairmemoire/domain/locale'
import { formatDate } from '@clairmemoire/i18n/formats'
import { fullName } from '../../calls/promised-call.ts'
import type { Clinic } from '../../clinic/clinic.ts'
import { colon, inWords, type Letter, ownReference, reachUs } from '../../mail/letter.ts'
import { privateLink } from '../../mail/private-link.ts'
import { dateIn } from '../../platform/calendar/zoned-time.ts'
import type { RequestRow } from '../request.table.ts'
import { promisedCallOf } from '../stored-request.ts'
import { callNotReached, callRequested } from './call-requested.ts'
import { shortPrivatePage } from './private-page.ts'

/** Writes the letter for a person without mail and text messages. It has the words of the mail about the current state of the call. */
export function printedLetter(row: RequestRow, clinic: Clinic, capability: string, now: Date): DeskLetter {
  const { locale, country, firstName, lastName, callback } = row
  const link = shortPrivatePage(locale, clinic, capability)
  const { subject, opening, promise } = mailOf(row, clinic, link)
  const text = texts[locale]
  const { term, value } = ownReference(locale, row.reference)
  return {
    locale,
    sender: `${clinic.name}, ${clinic.addresses[locale]}`,
    date: formatDate(locale, dateIn(callback.time_zone, now)),
    name: fullName(firstName, lastName),
    title: subject,
    opening: [
      ...opening.map(inWords),
      ...(promise ? [`${inWords(promise.lead)} ${promise.value}.`] : []),
      `${text.scan} ${text.code}`,
    ],
    link,
    closing: [inWords(reachUs(locale, country, clinic, text.ask)), `${term}${colon(locale)} ${inWords(value)}`],
  }
}

function mailOf(row: RequestRow, clinic: Clinic, page: string): Letter {
  if (row.callState === 'promised') return callRequested(promisedCallOf(row), clinic)
  return row.callState === 'not_reached' ? callNotReached(row, clinic, null) : privateLink({ ...row, page }, clinic)
}

const texts = {
  fr: {
    scan: 'Visez le carré avec un téléphone, comme pour une photo, ou tapez l’adresse\u00a0: votre page privée s’ouvre.',
    code: 'Elle demande votre code à quatre chiffres. Si vous ne l’avez pas, téléphonez au numéro ci-dessous.',
    ask: 'Pour toute question',
  },
  en: {
    scan: 'Point a phone at the square, as if to take a photo, or type the address: your private page opens.',
    code: 'It asks for your four-digit code. If you do not have it, call the number below.',
    ask: 'If you have a question',
  },
} satisfies Record<Locale, unknown>
