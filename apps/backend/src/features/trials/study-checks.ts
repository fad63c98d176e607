import type { Locale } from '@clairmemoire/domain/locale'
import { isCheckDue, type StudyFacts } from '@clairmemoire/domain/study'
import { formatPlainDate } from '@clairmemoire/i18n/formats'
import type { Clinic } from '../../clinic/clinic.ts'
import type { FollowedStudies } from '../../content/followed-studies.ts'
import { type Letter, type LetterKinds, stopForTeam } from '../../mail/letter.ts'
import { inTransaction } from '../../platform/database/transaction.ts'
import type { Schedule } from '../../platform/jobs/scheduled-job.ts'
import type { Backend } from '../backend.ts'

/** The schedule has the same name. */
const checksQueue = 'studies-to-check'

/** Runs on Monday mornings, and at the next start if a run was missed. */
export async function scheduleChecks(schedule: Schedule, backend: Backend): Promise<void> {
  await schedule({ name: checksQueue, times: '37 8 * * 1', work: () => sendChecks(backend, backend.clock()) })
}

/** Queues a mail if a check is due. */
export async function sendChecks(
  { database, mails, studies }: Pick<Backend, 'database' | 'mails' | 'studies'>,
  now: Date,
): Promise<void> {
  const today = now.toISOString().slice(0, 10)
  if (!studies.current().some((study) => isCheckDue(study, today))) return
  await inTransaction(database, (tx) => mails.enqueue(tx, [{ letter: 'checks_due_desk', subject_id: today }]))
}

/** The mail jobs of this letter have a day as their subject, not the id of a record. */
export function checkLetters({ current }: FollowedStudies) {
  return {
    checks_due_desk: {
      to: 'desk',
      write: async (_database, day, clinic) => {
        const letter = checksDue(current(), day, clinic)
        return letter && { to: clinic.deskEmail, letter }
      },
    },
  } satisfies LetterKinds
}

/** Writes the mail to the desk about studies whose check is due. Returns undefined if no check is due. */
export function checksDue(studies: readonly StudyFacts[], today: string, clinic: Clinic): Letter | undefined {
  const locale = clinic.deskLocale
  const text = texts[locale]
  const due = studies.filter((study) => isCheckDue(study, today))
  if (due.length === 0) return undefined
  return {
    locale,
    subject: text.subject,
    heading: text.subject,
    opening: [text.due(clinic.name), text.shown],
    facts: due.map(({ name, lastChecked }) => ({ term: name, value: formatPlainDate(locale, lastChecked) })),
    sections: [{ paragraphs: [text.how] }],
    from: clinic,
    stopping: stopForTeam(locale),
  }
}

const texts = {
  fr: {
    subject: 'Études à vérifier',
    due: (name: string) =>
      `Le site ${name} vous écrit parce que personne n’a comparé ces études avec leurs sources depuis plus de 30 jours. Voici le jour de la dernière vérification.`,
    shown: 'Leurs pages le disent aux lecteurs.',
    how: 'Qui gère le site compare les études avec les registres publics par la commande « pnpm studies check », puis met à jour leur document.',
  },
  en: {
    subject: 'Studies to check',
    due: (name: string) =>
      `The ${name} website is writing because nobody has compared these studies with their sources for more than 30 days. Here is when each was last checked.`,
    shown: 'Their pages say so to readers.',
    how: 'Whoever runs the site compares the studies with the public registers with the command “pnpm studies check”, then updates their documents.',
  },
} satisfies Record<Locale, unknown>
