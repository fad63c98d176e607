import type { DeskRecord, Locale } from '@clairmemoire/api-client/schema'
import { defaultLocale } from '@clairmemoire/domain/locale'
import { and, eq } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import { auditEntry } from '../../audit/audit-entry.table.ts'
import { restoreConsents, withdrawConsents } from '../../consents/consents.ts'
import { type CallOutcomeRow, callOutcome, type DeskCaseRow, deskCase, deskDraft } from '../../desk/desk.table.ts'
import { nextVersion } from '../../desk/desk-cases.ts'
import { notifyDesks } from '../../desk/desk-changes.ts'
import { undoTime, writeColumns } from '../../desk/undo.ts'
import { NotFound } from '../../platform/contract/failures.ts'
import { type FieldProblem, Refusal } from '../../platform/contract/refusal.ts'
import { inTransaction, type Transaction } from '../../platform/database/transaction.ts'
import { signedIn } from '../../sessions/signed-in.ts'
import type { Backend } from '../backend.ts'
import { consentsOfCalls } from './call-outcomes.ts'
import { deskRecord } from './desk-record.ts'
import { isClaimedByAnother, type Reader } from './listed-request.ts'
import { lockCase } from './locked-case.ts'
import { caseColumns, restoreSlots } from './state-before.ts'

type Undoing = FastifyRequest<{ Params: { reference: string; id: string }; Querystring: { locale?: Locale } }>

/** Undoes an outcome within a minute, with its next step, consents and mails, in one transaction (ADR 0068). */
export function undoCallOutcome(backend: Backend) {
  return async (request: Undoing): Promise<DeskRecord> => {
    const person = signedIn(request)
    const { params, query } = request
    const reader = { person, locale: query.locale ?? defaultLocale, now: backend.clock() }
    const subjectId = await inTransaction(backend.database, (tx) => undo(tx, backend, params, reader))
    return deskRecord(backend, subjectId, reader)
  }
}

async function undo(
  tx: Transaction,
  backend: Backend,
  { reference, id }: { reference: string; id: string },
  reader: Reader,
): Promise<string> {
  const { row, handler } = await lockCase(tx, backend, reference)
  const { subjectId } = row
  const ofCall = eq(callOutcome.subjectId, subjectId)
  const [undone] = await tx
    .select()
    .from(callOutcome)
    .where(and(ofCall, eq(callOutcome.id, id)))
  if (undone === undefined) throw new NotFound()
  const problems = undoProblems(row, undone, reader)
  if (problems.length > 0) throw new Refusal(problems)
  const { before, note } = undone
  const { person, now } = reader
  const hasMailLeft = !(await handler.restoreCall(tx, subjectId, before.call, now))
  if (hasMailLeft) throw Refusal.of({ outcome: 'too_late' })
  await writeColumns(tx, caseColumns(subjectId), before.case)
  await tx
    .update(deskCase)
    .set({ claimedBy: person.id, claimedAt: now, claimSeenAt: now, version: nextVersion, changedAt: now })
    .where(eq(deskCase.subjectId, subjectId))
  await restoreSlots(tx, before.slots)
  await undoConsents(tx, undone)
  await tx.delete(callOutcome).where(eq(callOutcome.id, id))
  if (note !== '')
    await tx.insert(deskDraft).values({ subjectId, staffId: person.id, note, savedAt: now }).onConflictDoNothing()
  notifyDesks(tx)
  await tx.insert(auditEntry).values({ action: 'outcome_undone', subjectId, reference, staffId: person.id, at: now })
  return subjectId
}

function undoProblems(row: DeskCaseRow, { staffId, at, before }: CallOutcomeRow, reader: Reader): FieldProblem[] {
  if (staffId !== reader.person.id) return [['outcome', 'invalid']]
  return [
    ...(row.version === before.version + 1 ? [] : [['version', 'changed_meanwhile'] as const]),
    ...(isClaimedByAnother(row, reader) ? [['claim', 'claimed'] as const] : []),
    ...(reader.now.getTime() - at.getTime() <= undoTime ? [] : [['outcome', 'too_late'] as const]),
  ]
}

/** The outcome may have withdrawn consents, or restored them by correcting an outcome that withdrew them. */
async function undoConsents(tx: Transaction, { subjectId, outcome, corrects, at }: CallOutcomeRow): Promise<void> {
  if (outcome === 'never_again') await restoreConsents(tx, subjectId, at)
  if (corrects === null) return
  const [corrected] = await tx.select().from(callOutcome).where(eq(callOutcome.id, corrects))
  if (corrected?.outcome === 'never_again') await withdrawConsents(tx, subjectId, consentsOfCalls, corrected.at)
}
