import type { Locale } from '@clairmemoire/domain/locale'
import { and, eq, isNotNull, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Clinic } from '../../../clinic/clinic.ts'
import { consent } from '../../../consents/consent.table.ts'
import {
  type Letter,
  type LetterKind,
  lettersAbout,
  ownReference,
  type Phrase,
  pageLink,
  stopByReply,
} from '../../../mail/letter.ts'
import type { Database } from '../../../platform/database/connect.ts'
import { contact, contactRequest } from '../news.table.ts'
import { findConfirmation, findNews, type NewsReader } from './news-reader.ts'
import { type NewsRequest, newsRequested, newsRequestedDesk } from './news-requested.ts'

const programme = alias(consent, 'programme')
const studies = alias(consent, 'studies')

/**
 * Returns a request of an address with its own choices. They are read from its consents, because a later request may have other
 * choices.
 */
async function findNewsRequest(database: Database, id: string): Promise<NewsRequest | undefined> {
  const [found] = await database
    .select({
      reference: contactRequest.reference,
      pending: contactRequest.pending,
      locale: contact.locale,
      country: contact.country,
      firstName: contact.firstName,
      email: sql<string>`${contact.email}`,
      isMatched: sql<boolean>`${consent.id} is not null`,
      isProgramme: sql<boolean>`${programme.id} is not null and ${studies.id} is null`,
    })
    .from(contactRequest)
    .innerJoin(contact, eq(contact.id, contactRequest.contactId))
    .leftJoin(consent, and(eq(consent.subjectId, contactRequest.id), eq(consent.purpose, 'keep_matching_answers')))
    .leftJoin(programme, and(eq(programme.subjectId, contactRequest.id), eq(programme.purpose, 'programme')))
    .leftJoin(studies, and(eq(studies.subjectId, contactRequest.id), eq(studies.purpose, 'new_studies')))
    .where(and(eq(contactRequest.id, id), isNotNull(contact.email)))
  if (found === undefined) return undefined
  const { pending, ...request } = found
  return pending === null ? { ...request, isConfirmed: true } : { ...request, ...pending, isConfirmed: false }
}

/** Returns undefined until the request is confirmed. */
async function findConfirmedRequest(database: Database, id: string): Promise<NewsRequest | undefined> {
  const found = await findNewsRequest(database, id)
  return found?.isConfirmed ? found : undefined
}

/** Writes the mail with the link for confirming. No other mail is sent to the address before the confirmation. */
export function confirmLetter(reader: NewsReader, clinic: Clinic): Letter {
  const { asked, confirm, label, silent, notYou } = texts[reader.locale].confirm
  const action = { label, href: newsPage(reader, clinic), before: confirm }
  const letter = newsLetter(reader, clinic, 'confirm', [asked(clinic.name)])
  return { ...letter, action, sections: [{ paragraphs: [silent, notYou] }] }
}

/** Writes the mail that says how many studies opened. Their names are only on the page of the reader. */
export function openedLetter(reader: NewsReader, clinic: Clinic, count = 1): Letter {
  const { opened, asked, label } = texts[reader.locale].opened
  const letter = newsLetter(reader, clinic, 'opened', [opened(clinic.name, count), asked])
  return withStop({ ...letter, action: { label, href: newsPage(reader, clinic) } }, reader, clinic)
}

/** Writes the mail that says that no study opened in half a year. */
export function nothingLetter(reader: NewsReader, clinic: Clinic): Letter {
  const { asked, outlook } = texts[reader.locale].nothing
  return withStop(newsLetter(reader, clinic, 'nothing', [asked(clinic.name), outlook]), reader, clinic)
}

function newsLetter(
  { locale, firstName, reference }: NewsReader,
  clinic: Clinic,
  kind: 'confirm' | 'opened' | 'nothing',
  opening: readonly Phrase[],
): Letter {
  const { subject } = texts[locale][kind]
  return {
    locale,
    subject,
    heading: subject,
    firstName,
    opening,
    facts: [ownReference(locale, reference)],
    sections: [],
    from: clinic,
    stopping: stopByReply(locale),
  }
}

/** Opening the link does not unsubscribe, because mail scanners follow links. The button of a mail program does (RFC 8058). */
function withStop(letter: Letter, reader: NewsReader, clinic: Clinic): Letter {
  const { locale, capability } = reader
  return {
    ...letter,
    stopping: [texts[locale].stop, pageLink(newsPage(reader, clinic))],
    stop: `${clinic.sites[locale]}/api/mail/stop/news/${capability}?list=new_studies`,
  }
}

function newsPage({ locale, capability }: NewsReader, clinic: Clinic): string {
  return `${clinic.sites[locale]}${paths[locale]}#${capability}`
}

const paths: Record<Locale, string> = { fr: '/vos-nouvelles', en: '/your-news' }

const newsConfirm: LetterKind = {
  to: 'visitor',
  orderedBy: 'anybody',
  write: async (database, id, clinic) => {
    const found = await findConfirmation(database, id)
    return found?.email ? { to: found.email, letter: confirmLetter(found, clinic) } : undefined
  },
}

/** Returns the kind of a letter to a subscriber of news of studies. */
function mailOf(write: (reader: NewsReader, clinic: Clinic, count: number) => Letter): LetterKind {
  return {
    to: 'visitor',
    write: async (database, id, clinic) => {
      const found = await findNews(database, id)
      return found?.email ? { to: found.email, letter: write(found, clinic, found.count) } : undefined
    },
  }
}

const newsMails = {
  news_confirm: newsConfirm,
  news_opened: mailOf(openedLetter),
  news_nothing: mailOf(nothingLetter),
}

const texts = {
  fr: {
    confirm: {
      subject: 'Confirmez votre adresse',
      asked: (name: string) =>
        `${name} vous écrit parce que cette adresse a été donnée pour recevoir nos nouvelles. Il reste à la confirmer.`,
      confirm: 'Pour recevoir nos nouvelles, ouvrez cette page et confirmez.',
      label: 'Confirmer mon adresse',
      silent:
        'Tant que vous ne confirmez pas, nous ne vous écrivons plus. Après 7\u00a0jours, nous effaçons cette adresse.',
      notYou: 'Si vous n’avez rien demandé, effacez ce message sans ouvrir la page.',
    },
    opened: {
      subject: 'Il y a du nouveau',
      opened: (name: string, count: number) =>
        count > 1
          ? `${name} vous écrit parce que les inscriptions sont ouvertes pour ${count} projets qui peuvent vous intéresser.`
          : `${name} vous écrit parce que les inscriptions sont ouvertes pour un projet qui peut vous intéresser.`,
      asked: 'Vous avez demandé à recevoir ces nouvelles.',
      label: 'Lire la nouvelle',
    },
    nothing: {
      subject: 'Rien de nouveau pour le moment',
      asked: (name: string) =>
        `${name} vous écrit pour vous tenir au courant. Depuis six mois, nous n’avons rien trouvé de nouveau qui puisse vous intéresser.`,
      outlook: 'Nous continuons à regarder chaque jour. Vous n’avez rien à faire.',
    },
    stop: 'Pour ne plus recevoir de nouvelles, ouvrez votre page, puis choisissez «\u00a0Ne plus recevoir de nouvelles\u00a0»\u00a0: ',
  },
  en: {
    confirm: {
      subject: 'Confirm your address',
      asked: (name: string) =>
        `${name} is writing because this address was given to receive our news. One step is left: confirm it.`,
      confirm: 'To receive our news, open this page and confirm.',
      label: 'Confirm my address',
      silent: 'We will not write again until you confirm. After 7 days, we erase this address.',
      notYou: 'If you did not ask for this, delete this message and do not open the page.',
    },
    opened: {
      subject: 'Something new for you',
      opened: (name: string, count: number) =>
        count > 1
          ? `${name} is writing because enrollment is open for ${count} projects that may interest you.`
          : `${name} is writing because enrollment is open for a project that may interest you.`,
      asked: 'You asked to receive this news.',
      label: 'Read the news',
    },
    nothing: {
      subject: 'Nothing new for now',
      asked: (name: string) =>
        `${name} is writing to keep you informed. In the last six months, we have found nothing new that may interest you.`,
      outlook: 'We keep looking every day. There is nothing for you to do.',
    },
    stop: 'To stop receiving news, open your page, then choose “Stop receiving news”: ',
  },
} satisfies Record<Locale, unknown>

const letters = { visitor: newsRequested, desk: newsRequestedDesk }
const { visitor } = lettersAbout(findConfirmedRequest, letters)
const { desk } = lettersAbout(findNewsRequest, letters)

/** The letters about news, by the name that mail jobs use. */
export const newsLetters = { news_requested: visitor, news_requested_desk: desk, ...newsMails }
