import type { Locale } from '@clairmemoire/domain/locale'

/** Each says what to do, for a person who has entered a study's number. */
const sentences = {
  no_number: {
    en: '{id} is no number of a register. Write it like NCT01234567 or 2024-512345-12-00.',
    fr: '{id} n’est pas un numéro de registre. Écrivez-le comme NCT01234567 ou 2024-512345-12-00.',
  },
  no_study: {
    en: '{register} has no study {id}. Check the number.',
    fr: '{register} n’a pas d’étude {id}. Vérifiez le numéro.',
  },
  too_often: {
    en: '{register} was asked too often. Wait {wait} and try again.',
    fr: '{register} a reçu trop de demandes. Attendez {wait} et réessayez.',
  },
  answers_error: {
    en: '{register} answered with the error {status}. Try again later.',
    fr: '{register} a répondu par l’erreur {status}. Réessayez plus tard.',
  },
  answers_page: {
    en: '{register} answered with a page instead of data: it may be under maintenance, or a proxy is in between. Try again later.',
    fr: '{register} a répondu par une page au lieu de données : il est peut-être en maintenance, ou un proxy est entre les deux. Réessayez plus tard.',
  },
  unreachable: {
    en: '{register} cannot be reached. Check the internet connection and try again.',
    fr: '{register} est injoignable. Vérifiez la connexion à internet et réessayez.',
  },
  unreadable: {
    en: '{id} is no record of {register} that we can read ({fields}). Compare it with the register by hand, and tell a developer.',
    fr: '{register} donne pour {id} une fiche que nous ne savons pas lire ({fields}). Comparez-la à la main avec le registre, et prévenez un développeur.',
  },
} as const satisfies Record<string, Record<Locale, string>>

export interface RegisterFailure {
  code: keyof typeof sentences
  /** The requested number, or the name of a file. */
  id: string
  register?: Readonly<Record<Locale, string>>
  /** Seconds until the register accepts requests again, if it says so. */
  wait?: string
  status?: number
  /** The field that could not be read; empty for the whole record. */
  fields?: readonly string[]
}

export function registerFailureText(
  { code, id, register, wait, status, fields = [] }: RegisterFailure,
  locale: Locale,
) {
  const values: Readonly<Record<string, string>> = {
    id,
    register: register?.[locale] ?? '',
    wait: waiting(wait, locale),
    status: String(status),
    fields: fields.map((field) => field || { en: 'the whole', fr: 'en entier' }[locale]).join(', '),
  }
  return sentences[code][locale].replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '')
}

function waiting(seconds: string | undefined, locale: Locale): string {
  if (seconds === undefined) return { en: 'some minutes', fr: 'quelques minutes' }[locale]
  return { en: `${seconds} seconds`, fr: `${seconds} secondes` }[locale]
}

/** Why a register gives no draft; the message is in English, for logs and the command line. */
export class RegisterProblem extends Error {
  override name = 'RegisterProblem'
  readonly failure: RegisterFailure

  constructor(failure: RegisterFailure) {
    super(registerFailureText(failure, 'en'))
    this.failure = failure
  }
}
