import type { Locale, Profession } from '@clairmemoire/api-client/schema'
import { eq } from 'drizzle-orm'
import { written } from '../../mail/letter.ts'
import type { RequestDetails, RequestKind } from '../../requests/request-kind.ts'
import { sameTitle } from '../../requests/titles.ts'
import { type ApplicationRow, application } from './application.table.ts'

/** A healthcare professional who wants to join the network. */
export const applicationKind: RequestKind = {
  name: 'application',
  table: application,
  titles: sameTitle((locale) => texts[locale].title),
  open: async (database, id) => {
    const [row] = await database.select().from(application).where(eq(application.id, id))
    return row && applicationDetails(row)
  },
}

export function applicationDetails({ profession, rpps, adeli, town, message }: ApplicationRow): RequestDetails {
  const numbers = [
    { id: 'rpps', question: 'RPPS', answer: rpps },
    { id: 'adeli', question: 'ADELI', answer: adeli },
  ].filter(({ answer }) => answer !== null)
  return {
    title: (locale) => texts[locale].title,
    sent: (locale) => {
      const text = texts[locale]
      return [
        { id: 'profession', question: text.profession, answer: text.professions[profession] },
        ...numbers,
        { id: 'town', question: text.town, answer: town },
        { id: 'message', question: text.message, answer: message },
      ]
    },
    desk: (locale) => {
      const text = texts[locale]
      return {
        subject: text.subject,
        facts: [
          { term: text.profession, value: text.professions[profession] },
          ...numbers.map(({ question, answer }) => ({ term: question, value: answer ?? '' })),
          { term: text.town, value: [written(town)] },
        ],
      }
    },
  }
}

interface Texts {
  title: string
  subject: string
  profession: string
  professions: Record<Profession, string>
  town: string
  message: string
}

const texts: Record<Locale, Texts> = {
  fr: {
    title: 'Votre candidature',
    subject: 'Candidature d’un professionnel',
    profession: 'Profession',
    professions: {
      general_practitioner: 'médecin généraliste',
      neurologist: 'neurologue',
      geriatrician: 'gériatre',
      psychiatrist: 'psychiatre',
      neuropsychologist: 'neuropsychologue',
      psychologist: 'psychologue',
      speech_therapist: 'orthophoniste',
      occupational_therapist: 'ergothérapeute',
      nurse: 'infirmier ou infirmière',
      other: 'autre profession',
    },
    town: 'Ville',
    message: 'Message',
  },
  en: {
    title: 'Your application',
    subject: 'Application of a professional',
    profession: 'Profession',
    professions: {
      general_practitioner: 'general practitioner',
      neurologist: 'neurologist',
      geriatrician: 'geriatrician',
      psychiatrist: 'psychiatrist',
      neuropsychologist: 'neuropsychologist',
      psychologist: 'psychologist',
      speech_therapist: 'speech therapist',
      occupational_therapist: 'occupational therapist',
      nurse: 'nurse',
      other: 'another profession',
    },
    town: 'Town',
    message: 'Message',
  },
}
