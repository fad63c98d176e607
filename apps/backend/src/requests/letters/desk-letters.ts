import type { CallNeed } from '@clairmemoire/api-client/schema'
import type { Locale } from '@clairmemoire/domain/locale'
import { callNeeds, needsFact } from '@clairmemoire/forms/call-needs'
import { callForDesk, deskAction, phoneForDesk } from '../../calls/call-for-desk.ts'
import { personToCall, fullName } from '../../calls/promised-call.ts'
import type { Clinic } from '../../clinic/clinic.ts'
import {
  deskReference,
  type Fact,
  type Letter,
  type MarkedText,
  mailLink,
  type Phrase,
  stopForTeam,
  userText,
} from '../../mail/letter.ts'
import type { RequestDetails } from '../request-details.ts'
import type { RequestRow } from '../request.table.ts'

/** Writes the mail to the desk about a new request: the call, the requester and the subject, but no answers about health. */
export function callRequestedDesk(
  request: RequestRow,
  details: RequestDetails,
  clinic: Clinic,
  more: readonly Fact[] = [],
): Letter {
  const { subject, facts } = details.desk(clinic.deskLocale)
  const urgent = details.urgent(clinic.deskLocale)
  const call = { ...request, called: personToCall(request), ...(urgent && { urgent: urgent.why }) }
  return callForDesk(call, clinic, subject, [
    ...more,
    ...needsOf(request, clinic),
    ...requesterFacts(request, clinic),
    ...facts,
    ...relationOf(request, clinic),
  ])
}

function relationOf({ relation }: RequestRow, { deskLocale }: Clinic): Fact[] {
  return relation === null ? [] : [{ term: texts[deskLocale].relation, value: [userText(relation)] }]
}

/** Returns the requester's mail address; if a helper is called, also the other details of the requester and their relation. */
function requesterFacts(request: RequestRow, clinic: Clinic): Fact[] {
  const text = texts[clinic.deskLocale]
  const { helper, email } = request
  if (helper === null) return [{ term: text.email, value: address(email, clinic) }]
  return [
    ...(helper.relation ? [{ term: text.helperRelation, value: [userText(helper.relation)] }] : []),
    { term: text.onBehalfOf, value: asking(request, clinic) },
  ]
}

/** Returns the needs of the person to call, such as hearing problems. */
function needsOf({ needs }: Pick<RequestRow, 'needs'>, { deskLocale }: Pick<Clinic, 'deskLocale'>): Fact[] {
  return needs && needs.length > 0 ? [{ term: needsFact[deskLocale], value: needsInWords(needs, deskLocale) }] : []
}

export function needsInWords(needs: readonly CallNeed[], locale: Locale): string {
  const words = needs.map((need) => callNeeds[need].desk[locale])
  return words.map((text) => `${text.charAt(0).toLowerCase()}${text.slice(1)}`).join(', ')
}

function address(email: string, { deskLocale }: Clinic): readonly (string | MarkedText)[] {
  return [email === '' ? texts[deskLocale].noEmail : mailLink(email)]
}

function asking({ firstName, lastName, email, phone }: RequestRow, clinic: Clinic): Phrase {
  const name = userText(fullName(firstName, lastName))
  return [name, ', ', ...address(email, clinic), ...(phone === null ? [] : [', ', phoneForDesk(phone, clinic)])]
}

const texts = {
  fr: {
    relation: 'Lien avec ce proche',
    helperRelation: 'Lien avec qui demande l’appel',
    email: 'E-mail',
    noEmail: 'pas d’e-mail',
    onBehalfOf: 'De la part de',
  },
  en: {
    relation: 'Relation to that person',
    helperRelation: 'Relation to the one who asks',
    email: 'Email',
    noEmail: 'no email',
    onBehalfOf: 'On behalf of',
  },
} satisfies Record<Locale, Record<string, string>>

/** Writes the mail to the desk about a changed request: the changes, and the current call or its cancellation. */
export function requestChangedDesk(
  request: RequestRow,
  changed: readonly string[],
  clinic: Clinic,
  more: readonly Fact[] = [],
): Letter {
  const text = changedTexts[clinic.deskLocale]
  const facts: Fact[] = [{ term: text.changed, value: changedInWords(changed, clinic.deskLocale) }]
  if (request.callState === 'promised') {
    const call = { ...request, called: personToCall(request) }
    return callForDesk(call, clinic, text.subject, [
      ...more,
      ...facts,
      ...needsOf(request, clinic),
      ...requesterFacts(request, clinic),
    ])
  }
  return {
    locale: clinic.deskLocale,
    subject: `${text.states[request.callState]} ${request.reference}`,
    heading: text.states[request.callState],
    opening: [text.doNotCall(clinic.name)],
    action: deskAction(clinic),
    facts: [...facts, ...requesterFacts(request, clinic), deskReference(clinic.deskLocale, request.reference)],
    sections: [],
    from: clinic,
    stopping: stopForTeam(clinic.deskLocale),
  }
}

/** Writes the mail to the desk about an erased request. Only the reference of the request is left. */
export function requestErasedDesk(reference: string, clinic: Clinic): Letter {
  const text = changedTexts[clinic.deskLocale]
  return {
    locale: clinic.deskLocale,
    subject: `${text.erased} ${reference}`,
    heading: text.erased,
    opening: [text.eraseToo(clinic.name)],
    facts: [deskReference(clinic.deskLocale, reference)],
    sections: [],
    from: clinic,
    stopping: stopForTeam(clinic.deskLocale),
  }
}

function changedInWords(changed: readonly string[], locale: Locale): string {
  const { fields, other } = changedTexts[locale]
  const known: Readonly<Record<string, string>> = fields
  return [...new Set(changed.map((field) => known[field] ?? other))].join(', ')
}

const changedTexts = {
  fr: {
    subject: 'Demande modifiée',
    changed: 'Ce qui a changé',
    fields: {
      call: 'l’appel',
      helper: 'la personne à appeler',
      'consent.call_back': 'l’accord pour être appelé',
      'consent.keep_answers': 'l’accord pour garder les réponses',
      'consent.pass_on': 'l’accord pour transmettre la demande à un centre',
      'consent.sms': 'l’accord pour recevoir des SMS',
    },
    other: 'les coordonnées',
    states: {
      made: 'Demande modifiée',
      not_reached: 'Demande modifiée',
      ended: 'Demande modifiée',
      cancelled: 'Appel annulé',
      withdrawn: 'Accord retiré',
    },
    doNotCall: (name: string) =>
      `Le site ${name} vous écrit parce qu’une demande a changé. N’appelez pas cette personne au sujet de cette demande.`,
    erased: 'Demande effacée',
    eraseToo: (name: string) =>
      `Le site ${name} vous écrit parce qu’une personne a effacé sa demande. Ne l’appelez pas, et effacez les messages à son sujet.`,
  },
  en: {
    subject: 'Request changed',
    changed: 'What changed',
    fields: {
      call: 'the call',
      helper: 'the person to call',
      'consent.call_back': 'the consent to be called',
      'consent.keep_answers': 'the consent to keep answers',
      'consent.pass_on': 'the consent to pass the request on to a site',
      'consent.sms': 'the consent to text messages',
    },
    other: 'contact details',
    states: {
      made: 'Request changed',
      not_reached: 'Request changed',
      ended: 'Request changed',
      cancelled: 'Call canceled',
      withdrawn: 'Consent withdrawn',
    },
    doNotCall: (name: string) =>
      `The ${name} website is writing because a request has changed. Do not call this person about this request.`,
    erased: 'Request erased',
    eraseToo: (name: string) =>
      `The ${name} website is writing because a person erased their request. Do not call them, and erase the messages about it.`,
  },
} satisfies Record<Locale, unknown>
