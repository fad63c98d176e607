import type { DeskSearch, FoundRequests } from '@clairmemoire/api-client/schema'
import { defaultLocale } from '@clairmemoire/domain/locale'
import { sql } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import { deskCase } from '../../desk/desk-case.table.ts'
import { searchQuery } from '../../desk/search-words.ts'
import { Refusal } from '../../platform/contract/refusal.ts'
import { signedIn } from '../../sessions/signed-in.ts'
import { recordListed } from '../../staff/staff-views.ts'
import type { Backend } from '../backend.ts'
import { deskRequests, latestFirst, listedCases } from './listed-request.ts'

const mostFound = 20

export function searchDesk(backend: Backend) {
  return async (request: FastifyRequest<{ Body: DeskSearch }>): Promise<FoundRequests> => {
    const person = signedIn(request)
    const { query: typed, locale = defaultLocale } = request.body
    const query = searchQuery(typed)
    if (query === undefined) throw Refusal.of({ query: 'too_small' })
    const now = backend.clock()
    const found = await listedCases(backend.database, {
      which: sql`${deskCase.search} @@ ${query}::tsquery`,
      order: latestFirst,
      limit: mostFound + 1,
      now,
    })
    const requests = await deskRequests(backend, found.slice(0, mostFound), { person, locale, now })
    await recordListed(
      backend.database,
      person.id,
      requests.map(({ reference }) => reference),
      now,
    )
    return { requests, has_more: found.length > mostFound }
  }
}
