import type { Locale } from '@clairmemoire/domain/locale'
import { callForDesk } from '../../calls/call-for-desk.ts'
import { calledPerson } from '../../calls/promised-call.ts'
import type { Clinic } from '../../clinic/clinic.ts'
import type { Fact, Letter } from '../../mail/letter.ts'
import type { SentRequestRow } from '../sent-request.table.ts'
import { needsOf, whoAsks } from './call-requested-desk.ts'

/** To the desk, in the desk's language: what of a request was changed, and the call as it is now, or that there is none. */
export function requestChangedDesk(
  request: SentRequestRow,
  changed: readonly string[],
  clinic: Clinic,
  more: readonly Fact[] = [],
): Letter {
  const text = texts[clinic.deskLocale]
  const facts: Fact[] = [{ term: text.changed, value: changedInWords(changed, clinic.deskLocale) }]
  if (request.callState === 'promised') {
    const call = { ...request, called: calledPerson(request) }
    return callForDesk(call, clinic, text.subject, [
      ...more,
      ...facts,
      ...needsOf(request, clinic),
      ...whoAsks(request, clinic),
    ])
  }
  return {
    locale: clinic.deskLocale,
    subject: `${text.states[request.callState]} ${request.reference}`,
    heading: text.states[request.callState],
    greeting: text.greeting,
    opening: [text.doNotCall],
    facts: [...facts, ...whoAsks(request, clinic), { term: text.reference, value: request.reference }],
    sections: [],
    signature: clinic.name,
  }
}

/** To the desk: a request is gone, and so is the call. All that is left to say of it is its reference. */
export function requestErasedDesk(reference: string, clinic: Clinic): Letter {
  const text = texts[clinic.deskLocale]
  return {
    locale: clinic.deskLocale,
    subject: `${text.erased} ${reference}`,
    heading: text.erased,
    greeting: text.greeting,
    opening: [text.eraseToo],
    facts: [{ term: text.reference, value: reference }],
    sections: [],
    signature: clinic.name,
  }
}

function changedInWords(changed: readonly string[], locale: Locale): string {
  const { fields, other } = texts[locale]
  const known: Readonly<Record<string, string>> = fields
  return [...new Set(changed.map((field) => known[field] ?? other))].join(', ')
}

const texts = {
  fr: {
    subject: 'Demande modifiée',
    changed: 'Ce qui a changé',
    fields: {
      call: 'l’appel',
      helper: 'la personne à appeler',
      'consent.call_back': 'l’accord pour être appelé',
      'consent.keep_answers': 'l’accord pour garder les réponses',
    },
    other: 'les coordonnées',
    states: { made: 'Demande modifiée', cancelled: 'Appel annulé', withdrawn: 'Accord retiré' },
    greeting: 'Bonjour,',
    doNotCall: 'N’appelez pas cette personne au sujet de cette demande.',
    reference: 'Référence',
    erased: 'Demande effacée',
    eraseToo: 'La personne a effacé sa demande. Ne l’appelez pas, et effacez les messages à son sujet.',
  },
  en: {
    subject: 'Request changed',
    changed: 'What changed',
    fields: {
      call: 'the call',
      helper: 'the person to call',
      'consent.call_back': 'the consent to be called',
      'consent.keep_answers': 'the consent to keep answers',
    },
    other: 'contact details',
    states: { made: 'Request changed', cancelled: 'Call canceled', withdrawn: 'Consent withdrawn' },
    greeting: 'Hello,',
    doNotCall: 'Do not call this person about this request.',
    reference: 'Reference',
    erased: 'Request erased',
    eraseToo: 'The person erased their request. Do not call them, and erase the messages about it.',
  },
} satisfies Record<Locale, unknown>
