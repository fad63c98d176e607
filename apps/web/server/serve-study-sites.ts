import type { StudySites } from '@clairmemoire/domain/study'
import type { FastifyInstance } from 'fastify'
import { studySitesPath } from '../src/platform/clients/study-sites.ts'

/** Tells browsers where the studies take people in, which the code of their pages does not know. */
export function serveStudySites(app: FastifyInstance, studySites: StudySites): void {
  app.get(studySitesPath, (_request, reply) =>
    reply.headers({ 'cache-control': 'no-cache', 'x-robots-tag': 'noindex' }).send(studySites),
  )
}
