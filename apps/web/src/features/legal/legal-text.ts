import type { Locale } from '@clairmemoire/domain/locale'

import type { TextOfFacts } from './text-section.ts'

/** Wording of the legal page (R2-29), in one language: the other is not fetched. */
export async function loadLegalText(locale: Locale): Promise<TextOfFacts> {
  if (locale === 'fr') return (await import('./legal-text-fr.ts')).legalTextInFrench
  return (await import('./legal-text-en.ts')).legalTextInEnglish
}
