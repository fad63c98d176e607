import { localeOfCountry } from '@clairmemoire/domain/country'
import type { Locale } from '@clairmemoire/domain/locale'
import type { StudyCode } from '@clairmemoire/domain/study'
import { noTrialMatch } from '@clairmemoire/domain/trial-match'
import { trialMatch } from '@clairmemoire/studies/trial-match'
import { callForDesk, phoneForDesk } from '../../../../calls/call-for-desk.ts'
import { calledPerson, fullName } from '../../../../calls/promised-call.ts'
import type { TrialSignupRow } from '../trial-signup.table.ts'
import type { Clinic } from '../../../../clinic/clinic.ts'
import { type Fact, type Letter, mailLink, type Phrase, written } from '../../../../mail/letter.ts'

/** To the desk, in the desk's language: when to call whom on which number, on whose behalf, and about which study. Never answers. */
export function callRequestedDesk(request: TrialSignupRow, clinic: Clinic): Letter {
  const text = texts[clinic.deskLocale]
  const { country, helper } = request
  return callForDesk({ ...request, called: calledPerson(request) }, clinic, text.subject, [
    ...fact(text.helperRelation, helper?.relation),
    helper
      ? { term: text.onBehalfOf, value: asking(request, clinic) }
      : { term: text.email, value: [mailLink(request.email)] },
    { term: text.about, value: text.respondents[request.respondent] },
    ...fact(text.relation, request.relation),
    { term: text.study, value: studyName(request.trialCode, localeOfCountry(country)) ?? text.noStudy },
  ])
}

function asking({ firstName, lastName, email, phone }: TrialSignupRow, clinic: Clinic): Phrase {
  const name = written(fullName(firstName, lastName))
  return [name, ', ', mailLink(email), ...(phone === null ? [] : [', ', phoneForDesk(phone, clinic)])]
}

function fact(term: string, value: string | null | undefined): Fact[] {
  return value ? [{ term, value: [written(value)] }] : []
}

/** Undefined without a study. */
function studyName(code: StudyCode, locale: Locale): string | undefined {
  const match = trialMatch(code, locale)
  return match.code === noTrialMatch ? undefined : match.name
}

const texts = {
  fr: {
    subject: 'Demande d’appel',
    helperRelation: 'Lien avec qui demande l’appel',
    email: 'E-mail',
    onBehalfOf: 'De la part de',
    about: 'Demande faite pour',
    respondents: { self: 'soi-même', someone_else: 'un proche' },
    relation: 'Lien avec ce proche',
    study: 'Étude',
    noStudy: 'aucune étude en particulier',
  },
  en: {
    subject: 'Call request',
    helperRelation: 'Relation to the one who asks',
    email: 'Email',
    onBehalfOf: 'On behalf of',
    about: 'Asked for',
    respondents: { self: 'themselves', someone_else: 'someone else' },
    relation: 'Relation to that person',
    study: 'Study',
    noStudy: 'no particular study',
  },
} satisfies Record<Locale, unknown>
