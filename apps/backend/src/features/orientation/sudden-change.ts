import type { Country, Locale } from '@clairmemoire/api-client/schema'
import { emergencyCalls, textOfWords } from '@clairmemoire/i18n/emergency'
import type { Urgency } from '../../desk/call-handler.ts'

/** Tells the desk why answers that need help now are urgent, with the emergency numbers of the person's country. */
export function suddenChange(locale: Locale, country: Country): Urgency {
  const { label, why } = texts[locale]
  return { label, why: why(textOfWords(emergencyCalls(locale, country))) }
}

const texts = {
  fr: {
    label: 'signe soudain',
    why: (numbers: string) =>
      `Cette personne nous a parlé d’un changement soudain. Appelez-la avant toutes les autres. Si le signe est encore là, dites-lui d’appeler le ${numbers}.`,
  },
  en: {
    label: 'sudden sign',
    why: (numbers: string) =>
      `This person told us about a sudden change. Call them before anyone else. If it is still happening, tell them to call ${numbers}.`,
  },
} satisfies Record<Locale, unknown>
