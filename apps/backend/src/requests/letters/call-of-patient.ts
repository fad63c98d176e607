import type { Locale } from '@clairmemoire/domain/locale'
import { formatDate, formatDay } from '@clairmemoire/i18n/formats'
import type { PromisedCall } from '../../calls/promised-call.ts'
import type { Clinic } from '../../clinic/clinic.ts'
import { helpSection, type Letter, ownReference, stopByReply } from '../../mail/letter.ts'
import { dateIn } from '../../platform/calendar/zoned-time.ts'
import type { CallOccasion } from './call-requested.ts'
import { openPrivatePage } from './private-page.ts'

/**
 * Writes the mail to the sender of a request for somebody else, such as a doctor for a patient. It contains the reference and the
 * day, and nothing that identifies the patient. The occasion `none` is for a call that is no longer promised.
 */
export function callOfPatient(
  call: PromisedCall,
  clinic: Clinic,
  capability: string | null,
  occasion: CallOccasion | 'none',
): Letter {
  const { locale, country, callback, callBy, reference } = call
  const text = texts[locale]
  const day = callback.kind === 'slot' ? dateIn(callback.time_zone, new Date(callback.starts_at)) : callBy
  const isCalled = occasion !== 'none'
  return {
    locale,
    subject: isCalled ? text.subject(reference, formatDay(locale, day)) : text.noneSubject(reference),
    heading: text.heading,
    opening: [text.occasions[occasion](clinic.name)],
    ...(isCalled && {
      promise: { lead: callback.kind === 'slot' ? text.on : text.by, value: formatDate(locale, day) },
    }),
    ...openPrivatePage(locale, clinic, capability),
    facts: [ownReference(locale, reference)],
    sections: [helpSection(locale, country, clinic)],
    from: clinic,
    stopping: stopByReply(locale),
  }
}

const texts = {
  fr: {
    subject: (reference: string, day: string) => `Votre demande ${reference}\u00a0: appel du ${day}`,
    noneSubject: (reference: string) => `Votre demande ${reference}\u00a0: plus d’appel prévu`,
    heading: 'Votre demande',
    occasions: {
      asked: (name: string) =>
        `${name} a bien reçu la demande que vous avez envoyée. Vous n’avez rien d’autre à faire.`,
      changed: (name: string) =>
        `${name} vous écrit parce que votre demande a changé. Voici ce qui est prévu maintenant.`,
      tomorrow: (name: string) => `${name} vous écrit pour vous rappeler que l’appel que vous avez demandé est demain.`,
      none: (name: string) => `${name} vous écrit parce que votre demande a changé. Nous n’appellerons pas.`,
    },
    on: 'Nous appelons le',
    by: 'Nous appelons au plus tard le',
  },
  en: {
    subject: (reference: string, day: string) => `Your request ${reference}: call on ${day}`,
    noneSubject: (reference: string) => `Your request ${reference}: no call planned anymore`,
    heading: 'Your request',
    occasions: {
      asked: (name: string) => `${name} has received the request you sent. There is nothing else you need to do.`,
      changed: (name: string) => `${name} is writing because your request has changed. Here is what is planned now.`,
      tomorrow: (name: string) => `${name} is writing to remind you that the call you asked for is tomorrow.`,
      none: (name: string) => `${name} is writing because your request has changed. We will not call.`,
    },
    on: 'We will call on',
    by: 'We will call by',
  },
} satisfies Record<Locale, unknown>
