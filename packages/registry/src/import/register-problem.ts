import type { Locale } from '@clairmemoire/domain/locale'

interface RegisterRequest {
  register: Readonly<Record<Locale, string>>
  /** The requested number, or the name of a file. */
  id: string
}

type Sentences = Readonly<Record<Locale, string>>

/** Error messages for a person who has entered a study's number; each says what to do. */
const sentences = {
  no_number: ({ id }: { id: string }) => ({
    en: `${id} is not a number of a register. Write it like NCT01234567 or 2024-512345-12-00.`,
    fr: `${id} n’est pas un numéro de registre. Écrivez-le comme NCT01234567 ou 2024-512345-12-00.`,
  }),
  no_study: ({ register, id }: RegisterRequest) => ({
    en: `${register.en} has no study ${id}. Check the number.`,
    fr: `${register.fr} n’a pas d’étude ${id}. Vérifiez le numéro.`,
  }),
  /** `wait` is the number of seconds that the register asks to wait, if it does. */
  too_often: ({ register, wait }: RegisterRequest & { wait?: string }) => ({
    en: `${register.en} was asked too often. Wait ${wait === undefined ? 'some minutes' : `${wait} seconds`} and try again.`,
    fr: `${register.fr} a reçu trop de demandes. Attendez ${wait === undefined ? 'quelques minutes' : `${wait} secondes`} et réessayez.`,
  }),
  answers_error: ({ register, status }: RegisterRequest & { status: number }) => ({
    en: `${register.en} answered with the error ${status}. Try again later.`,
    fr: `${register.fr} a répondu par l’erreur ${status}. Réessayez plus tard.`,
  }),
  answers_page: ({ register }: RegisterRequest) => ({
    en: `${register.en} answered with a page instead of data: it may be under maintenance, or a proxy is in between. Try again later.`,
    fr: `${register.fr} a répondu par une page au lieu de données : il est peut-être en maintenance, ou un proxy est entre les deux. Réessayez plus tard.`,
  }),
  unreachable: ({ register }: RegisterRequest) => ({
    en: `${register.en} cannot be reached. Check the internet connection and try again.`,
    fr: `${register.fr} est injoignable. Vérifiez la connexion à internet et réessayez.`,
  }),
  /** `fields` are those that could not be read; empty if the whole record is unreadable. */
  unreadable: ({ register, id, fields }: RegisterRequest & { fields: readonly string[] }) => ({
    en: `${id} is not a record of ${register.en} that we can read (${listed(fields, 'the whole')}). Compare it with the register by hand, and tell a developer.`,
    fr: `${register.fr} donne pour ${id} une fiche que nous ne savons pas lire (${listed(fields, 'en entier')}). Comparez-la à la main avec le registre, et prévenez un développeur.`,
  }),
} satisfies Record<string, (parameters: never) => Sentences>

type Table = typeof sentences

export type RegisterFailure = {
  [Code in keyof Table]: { code: Code } & Parameters<Table[Code]>[0]
}[keyof Table]

export function registerFailureText(failure: RegisterFailure, locale: Locale): string {
  const sentence = sentences[failure.code] as (parameters: RegisterFailure) => Sentences
  return sentence(failure)[locale]
}

function listed(fields: readonly string[], whole: string): string {
  return fields.map((field) => field || whole).join(', ')
}

/** The reason why a register gives no draft; the message is in English, for logs and the command line. */
export class RegisterProblem extends Error {
  override name = 'RegisterProblem'
  readonly failure: RegisterFailure

  constructor(failure: RegisterFailure) {
    super(registerFailureText(failure, 'en'))
    this.failure = failure
  }
}
