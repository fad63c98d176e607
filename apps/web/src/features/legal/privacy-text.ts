import type { Locale } from '@clairmemoire/domain/locale'

import type { TextOfFacts } from './text-section.ts'

/** Wording of the privacy page (R2-30), in one language: what the product does with data today. */
export async function loadPrivacyText(locale: Locale): Promise<TextOfFacts> {
  if (locale === 'fr') return (await import('./privacy-text-fr.ts')).privacyTextInFrench
  return (await import('./privacy-text-en.ts')).privacyTextInEnglish
}
