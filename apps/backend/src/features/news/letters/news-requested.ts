import { countryOfLocale, isCountry, type Residence } from '@clairmemoire/domain/country'
import type { Locale } from '@clairmemoire/domain/locale'
import { formatLanguage } from '@clairmemoire/i18n/formats'
import type { Clinic } from '../../../clinic/clinic.ts'
import {
  deskReference,
  type Letter,
  mailLink,
  ownReference,
  reachUs,
  stopByReply,
  stopForTeam,
  userText,
} from '../../../mail/letter.ts'

/** The data of a request for news that mails need. */
export interface NewsRequest {
  locale: Locale
  country: Residence
  reference: string
  firstName: string | null
  email: string
  /** Whether the owner of the address confirmed it. Until then we send no other mail to it. */
  isConfirmed: boolean
  /** Whether the person wants news only of studies that may suit. Stored answers select these studies. */
  isMatched: boolean
  /** Whether the request is only for news of the programme. */
  isProgramme: boolean
}

/** Writes the mail to the visitor: the chosen news, the stored answers and how to unsubscribe. */
export function newsRequested(request: NewsRequest, clinic: Clinic): Letter {
  const { locale, firstName } = request
  const text = texts[locale]
  const chosen = request.isProgramme ? text.programme : request.isMatched ? text.matched : text.all
  const country = isCountry(request.country) ? request.country : countryOfLocale(locale)
  return {
    locale,
    subject: text.subject,
    heading: text.subject,
    firstName,
    opening: [chosen.received(clinic.name), text.onlyFor],
    facts: [ownReference(locale, request.reference)],
    sections: [
      {
        heading: text.changeHeading,
        paragraphs: [reachUs(locale, country, clinic, chosen.change), text.notYou],
      },
    ],
    from: clinic,
    stopping: stopByReply(locale),
  }
}

const texts = {
  fr: {
    subject: 'Nous avons bien reçu votre demande',
    all: {
      received: (name: string) => `${name} vous écrit parce que vous avez choisi de recevoir toutes nos nouvelles.`,
      change: 'Pour ne plus recevoir de nouvelles',
    },
    matched: {
      received: (name: string) =>
        `${name} vous écrit parce que vous avez choisi de ne recevoir que les nouvelles qui peuvent vous concerner. Pour les choisir, nous gardons les quelques réponses que vous nous avez confiées.`,
      change: 'Pour faire effacer ces réponses, recevoir toutes nos nouvelles ou n’en recevoir aucune',
    },
    programme: {
      received: (name: string) => `${name} vous écrit parce que vous avez demandé des nouvelles du programme.`,
      change: 'Pour ne plus en recevoir',
    },
    onlyFor: 'Nous vous écrirons à cette adresse, et seulement pour cela.',
    changeHeading: 'Changer d’avis',
    notYou: 'Si vous n’avez rien demandé, dites-le-nous\u00a0: nous effacerons votre adresse.',
  },
  en: {
    subject: 'We have received your request',
    all: {
      received: (name: string) => `${name} is writing because you chose to receive all our news.`,
      change: 'To stop receiving news',
    },
    matched: {
      received: (name: string) =>
        `${name} is writing because you chose to receive only the news that may concern you. To choose it, we keep the few answers that you gave us.`,
      change: 'To have these answers erased, to receive all our news or to receive none',
    },
    programme: {
      received: (name: string) => `${name} is writing because you asked for news of the program.`,
      change: 'To stop receiving it',
    },
    onlyFor: 'We will write to you at this address, and only for that.',
    changeHeading: 'To change your mind',
    notYou: 'If you did not ask for this, tell us: we will erase your address.',
  },
} satisfies Record<Locale, unknown>

/** Writes the mail to the desk about a new request for news. It never contains answers. */
export function newsRequestedDesk(request: NewsRequest, clinic: Clinic): Letter {
  const locale = clinic.deskLocale
  const text = deskTexts[locale]
  return {
    locale,
    subject: `${text.subject} ${request.reference}`,
    heading: text.subject,
    opening: [text.received(clinic.name), request.isConfirmed ? text.confirmed : text.unconfirmed],
    facts: [
      ...(request.firstName ? [{ term: text.firstName, value: [userText(request.firstName)] }] : []),
      { term: text.email, value: [mailLink(request.email)] },
      { term: text.news, value: newsOf(request, text) },
      { term: text.language, value: formatLanguage(locale, request.locale) },
      deskReference(locale, request.reference),
    ],
    sections: [],
    from: clinic,
    stopping: stopForTeam(locale),
  }
}

function newsOf({ isProgramme, isMatched }: NewsRequest, text: (typeof deskTexts)[Locale]): string {
  if (isProgramme) return text.programme
  return isMatched ? text.matched : text.all
}

const deskTexts = {
  fr: {
    subject: 'Coordonnées laissées',
    received: (name: string) =>
      `Le site ${name} vous écrit parce qu’une personne demande à recevoir de nos nouvelles. Elle ne demande pas d’appel.`,
    confirmed: 'L’adresse est confirmée.',
    unconfirmed: 'L’adresse n’est pas encore confirmée\u00a0: ne lui écrivez pas.',
    firstName: 'Prénom',
    email: 'Adresse',
    news: 'Nouvelles demandées',
    all: 'toutes',
    programme: 'celles du programme',
    matched: 'celles qui peuvent convenir, d’après les réponses gardées',
    language: 'Langue',
  },
  en: {
    subject: 'Contact details left',
    received: (name: string) =>
      `The ${name} website is writing because a person asks to hear from us. They did not ask for a call.`,
    confirmed: 'The address is confirmed.',
    unconfirmed: 'The address is not confirmed yet: do not write to it.',
    firstName: 'First name',
    email: 'Address',
    news: 'News asked for',
    all: 'all',
    programme: 'those of the program',
    matched: 'those that may suit, by the answers kept',
    language: 'Language',
  },
} satisfies Record<Locale, unknown>
