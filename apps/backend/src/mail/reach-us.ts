import type { Country } from '@clairmemoire/domain/country'
import type { Locale } from '@clairmemoire/domain/locale'
import type { Clinic } from '../clinic/clinic.ts'
import { phoneInWords } from '../clinic/phone-in-words.ts'
import { mailLink, type Phrase, phoneLink } from './letter.ts'

/** How to reach the clinic, behind what for: "Pour annuler : téléphonez au … ou écrivez à …, en donnant votre référence." */
export function reachUs(locale: Locale, country: Country, clinic: Clinic, purpose: string): Phrase {
  const e164 = clinic.phones[country]
  const phone = phoneLink(e164, phoneInWords(e164, country))
  const mail = mailLink(clinic.deskEmail)
  return locale === 'fr'
    ? [`${purpose}\u00a0: téléphonez au `, phone, ' ou écrivez à ', mail, ', en donnant votre référence.']
    : [`${purpose}: phone `, phone, ' or write to ', mail, ', and give your reference.']
}
