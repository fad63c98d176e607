import type { Locale } from '@clairmemoire/domain/locale'
import type { Clinic } from '../../clinic/clinic.ts'
import { type Phrase, pageLink, type Section } from '../../mail/letter.ts'

/** The page of a request. The key follows the #, so that no browser sends it to a server. */
export function privatePage(locale: Locale, clinic: Clinic, capability: string): string {
  return `${clinic.sites[locale]}${paths[locale]}#${capability}`
}

/** What can be done on the page of a request, its link, and that it is a key. */
export function privatePageParagraphs(locale: Locale, clinic: Clinic, capability: string): Phrase[] {
  const text = texts[locale]
  return [text.use, [pageLink(privatePage(locale, clinic, capability))], text.key]
}

/** How to stop reminders by hand, where the program that shows the mail has no button for it. Opening the link stops nothing yet. */
export function stopRemindersSection(locale: Locale, clinic: Clinic, capability: string): Section {
  const { stop, stopHeading } = texts[locale]
  return { heading: stopHeading, paragraphs: [stop, [pageLink(privatePage(locale, clinic, capability))]] }
}

const paths: Record<Locale, string> = { fr: '/votre-demande', en: '/your-request' }

const texts = {
  fr: {
    use: 'Sur votre page privée, vous pouvez suivre votre demande, changer le moment de l’appel, l’annuler ou tout effacer\u00a0:',
    key: 'Gardez ce lien pour vous\u00a0: toute personne qui l’a peut ouvrir la page. Le lien d’un e-mail plus récent le remplace.',
    stopHeading: 'Ne plus recevoir de rappels',
    stop: 'Ouvrez votre page privée, puis choisissez «\u00a0Ne plus recevoir de rappels\u00a0»\u00a0:',
  },
  en: {
    use: 'On your private page you can follow your request, change the time of the call, cancel it or erase everything:',
    key: 'Keep this link to yourself: anyone who has it can open the page. The link in a newer email replaces it.',
    stopHeading: 'To stop reminders',
    stop: 'Open your private page, then choose “Stop reminders”:',
  },
} satisfies Record<Locale, unknown>
