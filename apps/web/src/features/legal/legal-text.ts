import type { Locale } from '@clairmemoire/domain/locale'

import type { LegalFacts } from './legal-facts.ts'
import { legalTextInEnglish } from './legal-text-en.ts'
import { legalTextInFrench } from './legal-text-fr.ts'
import type { LegalText } from './text-section.ts'

export type { LegalFacts } from './legal-facts.ts'
export type { LegalText } from './text-section.ts'

/** Wording of the legal page (R2-29), with the operator's facts filled in. */
export function legalText(locale: Locale, facts: LegalFacts): LegalText {
  return locale === 'fr' ? legalTextInFrench(facts) : legalTextInEnglish(facts)
}
