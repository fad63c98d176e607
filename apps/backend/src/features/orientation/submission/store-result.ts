import { randomUUID } from 'node:crypto'
import type { OrientationRequest, UserType } from '@clairmemoire/api-client/schema'
import { relevantAnswers } from '@clairmemoire/domain/questionnaire'
import { auditEntry } from '../../../audit/audit-entry.table.ts'
import { recordConsents } from '../../../consents/record-consents.ts'
import { hashOfCapability, newCapability } from '../../../platform/capability.ts'
import { Refusal } from '../../../platform/contract/refusal.ts'
import { sendTogether, type Transaction } from '../../../platform/database/transaction.ts'
import { answerProblems } from '../../../questionnaires/answer-problems.ts'
import { questionsOf } from '../../../questionnaires/orientation/instrument-questions.ts'
import type { MemoryTests } from '../../../questionnaires/orientation/memory-tests.ts'
import { newReference } from '../../../references/reference.ts'
import { type OrientationResultRow, orientationResult } from '../orientation.table.ts'
import { viewThroughLink } from '../relative/view-through-link.ts'

/** A new result and the only key to it. */
interface StoredResult {
  capability: string
  row: OrientationResultRow
}

/** Throws a refusal for answers that cannot be taken. */
export async function storeResult(
  tx: Transaction,
  { served }: MemoryTests,
  userType: UserType,
  request: OrientationRequest,
  now: Date,
): Promise<StoredResult> {
  const { locale, relative_link: link } = request
  const instrument = served[userType]
  const questions = questionsOf(instrument, locale, now)
  const problems = answerProblems(questions, request.questionnaire_version, request.answers)
  if (problems.length > 0) throw new Refusal(problems)
  if (link !== undefined && userType !== 'relative') throw Refusal.of({ relative_link: 'link_unavailable' })
  const id = randomUUID()
  const capability = newCapability()
  const reference = newReference()
  const row = {
    ...nothingLeft,
    id,
    reference,
    userType,
    locale,
    capabilityHash: hashOfCapability(capability),
    instrumentId: instrument.id,
    instrumentVersion: instrument.version,
    answers: relevantAnswers(questions, request.answers),
    createdAt: now,
    activeAt: now,
  }
  await sendTogether([
    tx.insert(orientationResult).values(row),
    recordConsents(tx, {
      subjectId: id,
      purposes: link === undefined ? ['memory_test'] : ['memory_test', 'show_to_person'],
      textVersion: request.consent_text_version,
      locale,
      givenAt: now,
    }),
    tx.insert(auditEntry).values({ action: 'memory_test', subjectId: id, reference, at: now }),
  ])
  if (link !== undefined) await viewThroughLink(tx, link, id, now)
  return { capability, row }
}

/** What a person may leave later. */
const nothingLeft = {
  goals: [],
  firstName: null,
  email: null,
  phone: null,
  country: null,
  callback: null,
  callBy: null,
}
