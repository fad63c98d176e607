import type { CallNeed } from '@clairmemoire/api-client/schema'
import type { Locale } from '@clairmemoire/domain/locale'
import { callForDesk, phoneForDesk } from '../../calls/call-for-desk.ts'
import { calledPerson, fullName } from '../../calls/promised-call.ts'
import type { Clinic } from '../../clinic/clinic.ts'
import { type Fact, type Letter, type MarkedText, mailLink, type Phrase, written } from '../../mail/letter.ts'
import type { RequestDetails } from '../request-kind.ts'
import type { SentRequestRow } from '../sent-request.table.ts'

/** To the desk, in the desk's language: when to call whom on which number, on whose behalf, and about what. Never answers. */
export function callRequestedDesk(
  request: SentRequestRow,
  details: RequestDetails,
  clinic: Clinic,
  more: readonly Fact[] = [],
): Letter {
  const { subject, facts } = details.desk(clinic.deskLocale)
  const call = { ...request, called: calledPerson(request) }
  return callForDesk(call, clinic, subject, [
    ...more,
    ...needsOf(request, clinic),
    ...whoAsks(request, clinic),
    ...facts,
  ])
}

/** Who asks, and how the one who is called instead is related to them. */
export function whoAsks(request: SentRequestRow, clinic: Clinic): Fact[] {
  const text = texts[clinic.deskLocale]
  const { helper, email } = request
  if (helper === null) return [{ term: text.email, value: address(email, clinic) }]
  return [
    ...(helper.relation ? [{ term: text.helperRelation, value: [written(helper.relation)] }] : []),
    { term: text.onBehalfOf, value: asking(request, clinic) },
  ]
}

/** What to know before calling. */
export function needsOf({ needs }: Pick<SentRequestRow, 'needs'>, { deskLocale }: Pick<Clinic, 'deskLocale'>): Fact[] {
  const { needs: term } = texts[deskLocale]
  return needs && needs.length > 0 ? [{ term, value: needsInWords(needs, deskLocale) }] : []
}

export function needsInWords(needs: readonly CallNeed[], locale: Locale): string {
  return needs.map((need) => texts[locale].each[need]).join(', ')
}

function address(email: string, { deskLocale }: Clinic): readonly (string | MarkedText)[] {
  return [email === '' ? texts[deskLocale].noEmail : mailLink(email)]
}

function asking({ firstName, lastName, email, phone }: SentRequestRow, clinic: Clinic): Phrase {
  const name = written(fullName(firstName, lastName))
  return [name, ', ', ...address(email, clinic), ...(phone === null ? [] : [', ', phoneForDesk(phone, clinic)])]
}

const texts = {
  fr: {
    helperRelation: 'Lien avec qui demande l’appel',
    email: 'E-mail',
    noEmail: 'pas d’e-mail',
    onBehalfOf: 'De la part de',
    needs: 'À savoir avant d’appeler',
    each: {
      speak_up: 'parler fort',
      hearing_aid: 'appareil auditif',
      video: 'préfère un appel vidéo',
      interpreter: 'besoin d’un interprète',
    },
  },
  en: {
    helperRelation: 'Relation to the one who asks',
    email: 'Email',
    noEmail: 'no email',
    onBehalfOf: 'On behalf of',
    needs: 'To know before calling',
    each: {
      speak_up: 'speak up',
      hearing_aid: 'hearing aid',
      video: 'prefers a video call',
      interpreter: 'needs an interpreter',
    },
  },
} satisfies Record<Locale, { each: Record<CallNeed, string> } & Record<string, unknown>>
