import type { Locale } from '@clairmemoire/domain/locale'
import { callCalendar } from '../../calls/call-calendar.ts'
import type { Clinic } from '../../clinic/clinic.ts'
import type { Letter } from '../../mail/letter.ts'
import { reachUs } from '../../mail/reach-us.ts'
import { promisedCallOf } from '../promised-call-of.ts'
import type { SentRequestRow } from '../sent-request.table.ts'
import { callRequested } from './call-requested.ts'
import { privatePageParagraphs } from './private-page.ts'

/** To the visitor, in the visitor's language: the call as it is now, or that there is none any more. */
export function requestChanged(row: SentRequestRow, clinic: Clinic, capability: string | null): Letter {
  const call = promisedCallOf(row)
  if (row.callState === 'promised') return callRequested(call, clinic, capability, 'changed')
  const { locale, country } = row
  const text = texts[locale]
  return {
    locale,
    subject: text.subject,
    heading: text.subject,
    greeting: text.hello,
    opening: [row.helper ? text.cancelledForOther : text.cancelled],
    facts: [{ term: text.reference, value: row.reference }],
    sections: [
      ...(capability === null ? [] : [{ paragraphs: privatePageParagraphs(locale, clinic, capability) }]),
      { paragraphs: [reachUs(locale, country, clinic, text.change)] },
    ],
    signature: clinic.name,
    calendar: { filename: text.filename, content: callCalendar(call, clinic, { isCancelled: true }), method: 'CANCEL' },
  }
}

const texts = {
  fr: {
    subject: 'Votre appel est annulé',
    hello: 'Bonjour,',
    cancelledForOther:
      'Nous n’appellerons pas la personne que vous avez indiquée. Le fichier joint retire l’appel de votre agenda.',
    cancelled: 'Nous ne vous appellerons pas. Le fichier joint retire l’appel de votre agenda.',
    reference: 'Votre référence',
    change: 'Si vous changez d’avis',
    filename: 'appel-annule.ics',
  },
  en: {
    subject: 'Your call is canceled',
    hello: 'Hello,',
    cancelledForOther: 'We will not call the person you named. The attached file takes the call out of your calendar.',
    cancelled: 'We will not call you. The attached file takes the call out of your calendar.',
    reference: 'Your reference',
    change: 'If you change your mind',
    filename: 'call-canceled.ics',
  },
} satisfies Record<Locale, unknown>
