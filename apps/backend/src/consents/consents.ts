import { randomUUID } from 'node:crypto'
import type { PrivateRequest } from '@clairmemoire/api-client/schema'
import type { Locale } from '@clairmemoire/domain/locale'
import type { CalendarDate } from '@clairmemoire/domain/working-days'
import { and, asc, eq, inArray, isNull } from 'drizzle-orm'
import type { Queries } from '../platform/database/connect.ts'
import { type ConsentPurpose, consent } from './consent.table.ts'

/** One explicit consent: the text that a person saw and the purposes to which they agreed. */
interface GivenConsent {
  subjectId: string
  purposes: readonly ConsentPurpose[]
  textVersion: string
  /** The version of the text of a purpose with a text of its own. */
  textVersions?: Partial<Record<ConsentPurpose, string>>
  locale: Locale
  givenAt: Date
  /** The day on which a person other than the sender agreed, by purpose. */
  agreedOn?: Partial<Record<ConsentPurpose, CalendarDate>>
  /** The staff member who recorded the consent on the telephone. */
  receivedBy?: string
}

/** Inserts one row for each purpose (R0-14). */
export async function recordConsents(queries: Queries, given: GivenConsent): Promise<void> {
  if (given.purposes.length > 0) await queries.insert(consent).values(consentRows(given))
}

/** Returns one row for each purpose. */
export function consentRows({
  purposes,
  agreedOn = {},
  textVersion,
  textVersions = {},
  ...proof
}: GivenConsent): (typeof consent.$inferInsert)[] {
  return purposes.map((purpose) => ({
    id: randomUUID(),
    purpose,
    agreedOn: agreedOn[purpose] ?? null,
    textVersion: textVersions[purpose] ?? textVersion,
    ...proof,
  }))
}

/** The consents of one subject, oldest first; `day` formats an instant in the person's time zone. */
export async function readConsents(
  queries: Queries,
  subjectId: string,
  locale: Locale,
  day: (instant: Date) => string,
): Promise<PrivateRequest['consents']> {
  const rows = await queries
    .select()
    .from(consent)
    .where(eq(consent.subjectId, subjectId))
    .orderBy(asc(consent.givenAt), asc(consent.purpose))
  return rows.map(({ purpose, textVersion, receivedBy, agreedOn, givenAt, withdrawnAt }) => ({
    purpose,
    title: purposeInWords(locale, purpose),
    text_version: textVersion,
    ...(receivedBy !== null && { by_phone: true as const }),
    given_on: agreedOn ?? day(givenAt),
    withdrawn_on: withdrawnAt && day(withdrawnAt),
    withdrawable: withdrawnAt === null && isWithdrawable(purpose),
  }))
}

/**
 * Whether the clinic still has to act or to store data for this purpose. Consents of other people are only erased with the
 * request.
 */
export function isWithdrawable(
  purpose: string,
): purpose is ConsentPurpose & ('call_back' | 'keep_answers' | 'pass_on' | 'sms') {
  return purpose === 'call_back' || purpose === 'keep_answers' || purpose === 'pass_on' || purpose === 'sms'
}

/** Withdraws consents; a consent that was already withdrawn keeps its date. */
export async function withdrawConsents(
  queries: Queries,
  subjectId: string,
  purposes: readonly ConsentPurpose[],
  at: Date,
): Promise<void> {
  const given = and(
    eq(consent.subjectId, subjectId),
    inArray(consent.purpose, [...purposes]),
    isNull(consent.withdrawnAt),
  )
  if (purposes.length > 0) await queries.update(consent).set({ withdrawnAt: at }).where(given)
}

export async function hasConsent(queries: Queries, subjectId: string, purpose: ConsentPurpose): Promise<boolean> {
  return (await consentGivenAt(queries, subjectId, purpose)) !== undefined
}

/** Returns the time at which the consent was given; undefined without a consent or after its withdrawal. */
export async function consentGivenAt(
  queries: Queries,
  subjectId: string,
  purpose: ConsentPurpose,
): Promise<Date | undefined> {
  const [given] = await queries
    .select({ at: consent.givenAt })
    .from(consent)
    .where(and(eq(consent.subjectId, subjectId), eq(consent.purpose, purpose), isNull(consent.withdrawnAt)))
    .orderBy(asc(consent.givenAt))
    .limit(1)
  return given?.at
}

/** Restores the consents whose withdrawal was recorded by mistake at this time. */
export async function restoreConsents(queries: Queries, subjectId: string, withdrawnAt: Date): Promise<void> {
  await queries
    .update(consent)
    .set({ withdrawnAt: null })
    .where(and(eq(consent.subjectId, subjectId), eq(consent.withdrawnAt, withdrawnAt)))
}

function purposeInWords(locale: Locale, purpose: ConsentPurpose): string {
  return words[purpose][locale]
}

const words: Record<ConsentPurpose, Record<Locale, string>> = {
  show_result: { fr: 'Comparer vos réponses aux études', en: 'Compare your answers with the studies' },
  call_back: { fr: 'Vous appeler au sujet de votre demande', en: 'Call you about your request' },
  keep_answers: { fr: 'Garder ce que vous avez répondu', en: 'Keep what you answered' },
  new_studies: { fr: 'Vous écrire au sujet des nouvelles études', en: 'Write to you about new studies' },
  programme: { fr: 'Vous écrire au sujet du programme', en: 'Write to you about the program' },
  keep_matching_answers: {
    fr: 'Garder les réponses qui servent à choisir les nouvelles',
    en: 'Keep the answers that choose the news',
  },
  memory_test: { fr: 'Garder vos réponses au test', en: 'Keep your answers to the test' },
  show_to_person: { fr: 'Montrer vos réponses à la personne concernée', en: 'Show your answers to the person' },
  show_to_desk: {
    fr: 'Montrer votre résultat à la personne qui vous appelle',
    en: 'Show your result to the person who calls you',
  },
  compare_with_relative: {
    fr: 'Montrer vos réponses à côté de celles d’un proche',
    en: 'Show your answers beside those of someone close',
  },
  send_link: { fr: 'Vous envoyer votre lien privé', en: 'Send you your private link' },
  survey: { fr: 'Garder votre avis', en: 'Keep your view' },
  answer_for_someone: {
    fr: 'Répondre pour une autre personne, avec son accord',
    en: 'Answer for another person, who agreed',
  },
  pass_on: { fr: 'Transmettre votre demande à un centre de l’étude', en: 'Pass your request on to a study site' },
  sms: { fr: 'Vous envoyer des SMS au sujet de votre demande', en: 'Send you text messages about your request' },
  refer_patient: { fr: 'Nous adresser un patient, avec son accord', en: 'Refer a patient, who agreed' },
}
