import { type ClinicFactName, clinicFactNames } from '@clairmemoire/cms-client/footer'
import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Content } from '../../platform/content/content.ts'

const terms: Readonly<Record<ClinicFactName, MessageDescriptor>> = {
  price: msg({ id: 'documents.clinic.price', message: 'Prix' }),
  reimbursement: msg({ id: 'documents.clinic.reimbursement', message: 'Remboursement' }),
  visitLength: msg({ id: 'documents.clinic.visit-length', message: 'Durée' }),
  address: msg({ id: 'documents.clinic.address', message: 'Adresse' }),
  openingHours: msg({ id: 'documents.clinic.opening-hours', message: 'Horaires' }),
  answerTime: msg({ id: 'documents.clinic.answer-time', message: 'Réponse' }),
}

export interface ClinicFact {
  term: string
  value: string
}

/** What the clinic says of itself, in its own words; a page stands without what cannot be read. */
export async function clinicFacts(content: Content, i18n: I18n): Promise<readonly ClinicFact[]> {
  const footer = await content.footer().catch(() => undefined)
  return clinicFactNames.flatMap((name) => {
    const value = footer?.facts?.[name]
    return value === undefined ? [] : [{ term: i18n._(terms[name]), value }]
  })
}
