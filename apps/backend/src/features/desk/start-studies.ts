import type { StartStudies } from '@clairmemoire/api-client/schema'
import { and, eq } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import { signedIn } from '../../sessions/signed-in.ts'
import { startStudy } from '../../staff/staff.table.ts'
import type { Backend } from '../backend.ts'
import { figuresOfStudy, studyOf } from './study-figures.ts'

type OfStudy = FastifyRequest<{ Params: { trial_code: string } }>

export function listStartStudies(backend: Backend) {
  return async (request: FastifyRequest): Promise<StartStudies> => startStudiesOf(backend, signedIn(request).id)
}

export function addStartStudy(backend: Backend) {
  return async (request: OfStudy): Promise<StartStudies> => {
    const { id: staffId } = signedIn(request)
    const { code: trialCode } = studyOf(backend, request.params.trial_code)
    await backend.database.insert(startStudy).values({ staffId, trialCode }).onConflictDoNothing()
    return startStudiesOf(backend, staffId)
  }
}

export function removeStartStudy(backend: Backend) {
  return async (request: OfStudy): Promise<StartStudies> => {
    const { id: staffId } = signedIn(request)
    const { code } = studyOf(backend, request.params.trial_code)
    await backend.database
      .delete(startStudy)
      .where(and(eq(startStudy.staffId, staffId), eq(startStudy.trialCode, code)))
    return startStudiesOf(backend, staffId)
  }
}

/** In the order in which the studies are listed everywhere. */
async function startStudiesOf(backend: Backend, staffId: string): Promise<StartStudies> {
  const rows = await backend.database
    .select({ code: startStudy.trialCode })
    .from(startStudy)
    .where(eq(startStudy.staffId, staffId))
  const chosen = new Set(rows.map(({ code }) => code))
  const codes = backend.studies.map(({ code }) => code).filter((code) => chosen.has(code))
  const figures = await Promise.all(codes.map((code) => figuresOfStudy(backend, code)))
  return { studies: figures.map(({ trial_code, total }) => ({ trial_code, total })) }
}
