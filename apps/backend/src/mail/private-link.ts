import type { Country } from '@clairmemoire/domain/country'
import type { Locale } from '@clairmemoire/domain/locale'
import type { Clinic } from '../clinic/clinic.ts'
import { helpSection, type Letter, ownReference, stopByReply } from './letter.ts'

export interface PrivateLink {
  locale: Locale
  country: Country
  reference: string
  /** The address of the page, with the key after the #, so that browsers do not send the key to a server. */
  page: string
}

/** The mail with the private link to the visitor. It does not say what the link opens. */
export function privateLink(link: PrivateLink, clinic: Clinic): Letter {
  const { locale, country, reference, page } = link
  const text = texts[locale]
  return {
    locale,
    subject: text.subject,
    heading: text.subject,
    opening: [text.asked(clinic.name)],
    action: { label: text.action, href: page, after: text.key },
    facts: [ownReference(locale, reference)],
    sections: [{ paragraphs: [text.notYou] }, helpSection(locale, country, clinic)],
    from: clinic,
    stopping: stopByReply(locale),
  }
}

const texts = {
  fr: {
    subject: 'Votre lien privé',
    asked: (name: string) => `${name} vous envoie le lien que vous avez demandé. Il ouvre votre page sur notre site.`,
    action: 'Ouvrir ma page',
    key: 'Gardez-le pour vous\u00a0: toute personne qui a ce lien peut ouvrir la page.',
    notYou: 'Si vous n’avez rien demandé, effacez ce message sans ouvrir le lien.',
  },
  en: {
    subject: 'Your private link',
    asked: (name: string) => `Here is the link you asked ${name} for. It opens your page on our site.`,
    action: 'Open my page',
    key: 'Keep it to yourself: anyone who has this link can open the page.',
    notYou: 'If you did not ask for this, delete this message and do not open the link.',
  },
} satisfies Record<Locale, unknown>
