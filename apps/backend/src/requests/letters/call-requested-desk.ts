import type { Locale } from '@clairmemoire/domain/locale'
import { callForDesk, phoneForDesk } from '../../calls/call-for-desk.ts'
import { calledPerson, fullName } from '../../calls/promised-call.ts'
import type { Clinic } from '../../clinic/clinic.ts'
import { type Fact, type Letter, mailLink, type Phrase, written } from '../../mail/letter.ts'
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
  return callForDesk(call, clinic, subject, [...more, ...whoAsks(request, clinic), ...facts])
}

/** Who asks, and how the one who is called instead is related to them. */
export function whoAsks(request: SentRequestRow, clinic: Clinic): Fact[] {
  const text = texts[clinic.deskLocale]
  const { helper, email } = request
  if (helper === null) return [{ term: text.email, value: [mailLink(email)] }]
  return [
    ...(helper.relation ? [{ term: text.helperRelation, value: [written(helper.relation)] }] : []),
    { term: text.onBehalfOf, value: asking(request, clinic) },
  ]
}

function asking({ firstName, lastName, email, phone }: SentRequestRow, clinic: Clinic): Phrase {
  const name = written(fullName(firstName, lastName))
  return [name, ', ', mailLink(email), ...(phone === null ? [] : [', ', phoneForDesk(phone, clinic)])]
}

const texts = {
  fr: { helperRelation: 'Lien avec qui demande l’appel', email: 'E-mail', onBehalfOf: 'De la part de' },
  en: { helperRelation: 'Relation to the one who asks', email: 'Email', onBehalfOf: 'On behalf of' },
} satisfies Record<Locale, unknown>
