import type { Locale } from '@clairmemoire/domain/locale'
import type { Clinic } from '../../clinic/clinic.ts'
import { type Action, type Phrase, pageLink } from '../../mail/letter.ts'

/** Returns the address of the page of a request. The key follows the #, so that browsers do not send it to a server. */
export function privatePage(locale: Locale, clinic: Clinic, capability: string): string {
  return `${clinic.sites[locale]}${paths[locale]}#${capability}`
}

/** Returns the short address of the page, to read as a text message or to type from paper. */
export function shortPrivatePage(locale: Locale, clinic: Clinic, capability: string): string {
  return `${clinic.sites[locale]}/r#${capability}`
}

/** Returns the button that opens the page of a request, with its explanation. Without a capability there is no button. */
export function openPrivatePage(locale: Locale, clinic: Clinic, capability: string | null): { action?: Action } {
  if (capability === null) return {}
  const { label, use: before, key: after } = texts[locale]
  return { action: { label, href: privatePage(locale, clinic, capability), before, after } }
}

/** Explains how to stop reminders, for mail programs without an unsubscribe button. Opening the link alone does not stop them. */
export function stopReminders(locale: Locale, clinic: Clinic, capability: string): Phrase {
  return [texts[locale].stop, pageLink(privatePage(locale, clinic, capability))]
}

const paths: Record<Locale, string> = { fr: '/votre-demande', en: '/your-request' }

const texts = {
  fr: {
    label: 'Ouvrir ma page privée',
    use: 'Sur votre page privée, vous pouvez suivre votre demande, changer le moment de l’appel, l’annuler ou tout effacer.',
    key: 'Gardez ce lien pour vous\u00a0: toute personne qui l’a peut ouvrir la page. Le lien d’un e-mail plus récent le remplace.',
    stop: 'Pour ne plus recevoir de rappels, ouvrez votre page privée, puis choisissez «\u00a0Ne plus recevoir de rappels\u00a0»\u00a0: ',
  },
  en: {
    label: 'Open my private page',
    use: 'On your private page you can follow your request, change the time of the call, cancel it or erase everything.',
    key: 'Keep this link to yourself: anyone who has it can open the page. The link in a newer email replaces it.',
    stop: 'To stop reminders, open your private page, then choose “Stop reminders”: ',
  },
} satisfies Record<Locale, unknown>
