import type { Locale, StudyMaterial } from '@clairmemoire/api-client/schema'
import { and, eq, gt } from 'drizzle-orm'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { hashOfCapability } from '../../../platform/capability.ts'
import { NotFound } from '../../../platform/contract/failures.ts'
import type { Backend } from '../../backend.ts'
import { materialKey } from './material-key.table.ts'
import { studyMaterial } from './study-material.table.ts'

type MaterialRequest = FastifyRequest<{ Querystring: { locale: Locale }; Headers: { 'material-key'?: string } }>

/** A key that is unknown or no longer holds, and a language without material, are answered alike. */
export function getStudyMaterial({ database, clock }: Backend) {
  return async ({ query, headers }: MaterialRequest, reply: FastifyReply): Promise<StudyMaterial> => {
    const [found] = await database
      .select({ trialCode: studyMaterial.trialCode, title: studyMaterial.title, paragraphs: studyMaterial.paragraphs })
      .from(materialKey)
      .innerJoin(studyMaterial, eq(studyMaterial.trialCode, materialKey.trialCode))
      .where(
        and(
          eq(materialKey.keyHash, hashOfCapability(headers['material-key'] ?? '')),
          gt(materialKey.expiresAt, clock()),
          eq(studyMaterial.locale, query.locale),
        ),
      )
    if (!found) throw new NotFound()
    reply.header('cache-control', 'no-store')
    return { trial_code: found.trialCode, title: found.title, paragraphs: found.paragraphs }
  }
}
