import type { OperatorFacts } from '../../platform/settings/public-settings.ts'

/** What the legal pages name: the operator and how to reach it, with the telephone number as people write it. */
export interface LegalFacts extends OperatorFacts {
  contactEmail: string
  contactPhone: string
}
