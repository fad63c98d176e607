import type { Locale } from '@clairmemoire/domain/locale'
import type { SubmissionRow } from '../../database/schema/submission.ts'
import { phoneInWords } from '../../contacts/phone-number.ts'
import type { Clinic } from '../clinic.ts'
import type { Letter } from '../letter.ts'
import { callbackInWords, dateInWords } from '../moments.ts'

/** To the visitor, in the visitor's language: what happens next and how to reach us. */
export function callRequested(request: SubmissionRow, clinic: Clinic): Letter {
  const { locale } = request
  const phone = phoneInWords(clinic.phones[request.country], request.country)
  const text = texts[locale]
  const helper = request.helper && `${request.helper.first_name} ${request.helper.last_name}`
  return {
    locale,
    subject: text.subject,
    greeting: text.greeting(request.firstName),
    opening: [text.received],
    facts: [
      { term: text.reference, value: request.reference },
      { term: text.callBy, value: dateInWords(request.callBy, locale) },
      { term: text.chosenTime, value: callbackInWords(request.callback, locale) },
      ...(helper ? [{ term: text.helper, value: helper }] : []),
      { term: text.callFrom, value: phone },
    ],
    closing: [text.call, text.reachUs(phone, clinic.deskEmail)],
    signature: clinic.name,
  }
}

const texts = {
  fr: {
    subject: 'Nous avons bien reçu votre demande',
    greeting: (name: string) => `Bonjour ${name},`,
    received: 'Nous avons bien reçu votre demande d’appel. Vous n’avez rien d’autre à faire.',
    reference: 'Votre référence',
    callBy: 'Nous appelons au plus tard le',
    chosenTime: 'Moment que vous avez choisi',
    helper: 'Personne que nous appelons',
    callFrom: 'Nous appelons avec ce numéro',
    call: 'L’appel dure environ 10 minutes. Il est gratuit, confidentiel et sans engagement.',
    reachUs: (phone: string, email: string) =>
      `Une question, un changement, ou vous ne souhaitez plus être appelé\u202f? Téléphonez au ${phone} ou écrivez à ${email}, en donnant votre référence.`,
  },
  en: {
    subject: 'We have received your request',
    greeting: (name: string) => `Hello ${name},`,
    received: 'We have received your request for a call. There is nothing else you need to do.',
    reference: 'Your reference',
    callBy: 'We will call by',
    chosenTime: 'Time you chose',
    helper: 'Person we will call',
    callFrom: 'We will call from this number',
    call: 'The call takes about 10 minutes. It is free, confidential and without obligation.',
    reachUs: (phone: string, email: string) =>
      `Do you have a question, a change, or do you no longer want a call? Phone ${phone} or write to ${email}, and give your reference.`,
  },
} satisfies Record<Locale, unknown>
