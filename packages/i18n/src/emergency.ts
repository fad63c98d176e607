import { type Country, countries, emergencyNumbers } from '@clairmemoire/domain/country'
import type { Locale } from '@clairmemoire/domain/locale'

/** A piece of a sentence; with `href` it is a link. */
export interface Words {
  text: string
  href?: string
}

/** "15 ou le 112", which has to follow the article "le" in French, or "15 or 112". */
export function emergencyCalls(locale: Locale, country: Country): readonly Words[] {
  return emergencyNumbers[country].calls.flatMap((number, index) => {
    const call = { text: number, href: `tel:${number}` }
    return index === 0 ? [call] : [{ text: locale === 'fr' ? ' ou le\u00a0' : ' or ' }, call]
  })
}

/** The number for text messages, for people who cannot speak or hear. */
export function emergencyMessage(country: Country): Words {
  const { message } = emergencyNumbers[country]
  return { text: message, href: `sms:${message}` }
}

/** The number of the crisis line. */
export function crisisLine(country: Country): Words {
  const { crisis } = emergencyNumbers[country]
  return { text: crisis, href: `tel:${crisis}` }
}

/** A sentence such as "In France: 15 or 112." */
export function emergencyIn(locale: Locale, country: Country): readonly Words[] {
  const start = locale === 'fr' ? `${inCountry.fr[country]}\u00a0: le\u00a0` : `${inCountry.en[country]}: `
  return [{ text: start }, ...emergencyCalls(locale, country), { text: '.' }]
}

/** The sentences of `emergencyIn` for all other countries. */
export function emergencyElsewhere(locale: Locale, country: Country): readonly Words[] {
  return countries.filter((other) => other !== country).flatMap((other) => emergencyIn(locale, other))
}

/** The plain text of the pieces, without links. */
export function textOfWords(words: readonly Words[]): string {
  return words.map(({ text }) => text).join('')
}

const inCountry: Readonly<Record<Locale, Readonly<Record<Country, string>>>> = {
  fr: { FR: 'En France', US: 'Aux États-Unis' },
  en: { FR: 'In France', US: 'In the United States' },
}
