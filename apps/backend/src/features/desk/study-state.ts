import type { StateRequest, StudyState } from '@clairmemoire/api-client/schema'
import { studyOfCode } from '@clairmemoire/domain/studies'
import { desc, eq } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import { auditEntry } from '../../audit/audit-entry.table.ts'
import { fullName } from '../../calls/promised-call.ts'
import { zoneOfDesk } from '../../calls/zone-of-calls.ts'
import { studyState } from '../../desk/desk.table.ts'
import { studiesNow } from '../../desk/studies-now.ts'
import { dateIn } from '../../platform/calendar/zoned-time.ts'
import { NotFound } from '../../platform/contract/failures.ts'
import { Refusal } from '../../platform/contract/refusal.ts'
import { inTransaction } from '../../platform/database/transaction.ts'
import { signedIn } from '../../sessions/signed-in.ts'
import { staff } from '../../staff/staff.table.ts'
import type { Backend } from '../backend.ts'

type OfStudy = FastifyRequest<{ Params: { trial_code: string } }>

export function getStudyState(backend: Backend) {
  return async ({ params }: OfStudy): Promise<StudyState> => stateOf(backend, params.trial_code)
}

type Saying = FastifyRequest<{ Params: { trial_code: string }; Body: StateRequest }>

/** Stores a state of a study. Requests are not affected: people are still called, and the desk sees the state of the study. */
export function setStudyState(backend: Backend) {
  return async (request: Saying): Promise<StudyState> => {
    const { id: staffId } = signedIn(request)
    const { trial_code: trialCode } = request.params
    const { status, reason, since } = request.body
    const { database, studies, clinic, clock } = backend
    const study = studyOfCode(trialCode, studies.current())
    if (study === undefined) throw new NotFound()
    const now = clock()
    if (reason === '') throw Refusal.of({ reason: 'required' })
    if (study.status === 'closed') throw Refusal.of({ status: 'invalid' })
    if (since > dateIn(zoneOfDesk(clinic), now)) throw Refusal.of({ since: 'too_late' })
    await inTransaction(database, async (tx) => {
      await tx.insert(studyState).values({ trialCode, status, reason, since, staffId, at: now })
      await tx.insert(auditEntry).values({ action: 'study_state', reference: trialCode, staffId, at: now })
    })
    return stateOf(backend, trialCode)
  }
}

const shownChanges = 50

async function stateOf({ database, studies }: Backend, trialCode: string): Promise<StudyState> {
  const study = studyOfCode(trialCode, await studiesNow(database, studies))
  if (study === undefined) throw new NotFound()
  const changes = await database
    .select({ change: studyState, by: { firstName: staff.firstName, lastName: staff.lastName } })
    .from(studyState)
    .innerJoin(staff, eq(staff.id, studyState.staffId))
    .where(eq(studyState.trialCode, trialCode))
    .orderBy(desc(studyState.id))
    .limit(shownChanges)
  return {
    trial_code: trialCode,
    status: study.status,
    changes: changes.map(({ change: { status, reason, since, at }, by }) => ({
      status,
      reason,
      since,
      by: fullName(by.firstName, by.lastName),
      at: at.toISOString(),
    })),
  }
}
