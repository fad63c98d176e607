import type { Locale } from '@clairmemoire/domain/locale'

import type { LegalFacts } from './legal-facts.ts'
import { privacyTextInEnglish } from './privacy-text-en.ts'
import { privacyTextInFrench } from './privacy-text-fr.ts'
import type { LegalText } from './text-section.ts'

/** Wording of the privacy page (R2-30): what the product does with data today, with the operator's facts filled in. */
export function privacyText(locale: Locale, facts: LegalFacts): LegalText {
  return locale === 'fr' ? privacyTextInFrench(facts) : privacyTextInEnglish(facts)
}
