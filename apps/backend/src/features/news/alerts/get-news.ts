import type { News } from '@clairmemoire/api-client/schema'
import type { FastifyRequest } from 'fastify'
import { NotFound } from '../../../platform/contract/failures.ts'
import type { Backend } from '../../backend.ts'
import { newsOfKey } from './news-key.ts'
import { newsView } from './news-view.ts'

export type NewsKeyRequest = FastifyRequest<{ Params: { id: string } }>

/** Reading changes nothing: programs that look at mails follow links. */
export function getNews(backend: Backend) {
  return async ({ params }: NewsKeyRequest): Promise<News> => {
    const found = await newsOfKey(backend.database, params.id)
    if (found === undefined) throw new NotFound()
    return newsView(backend, found)
  }
}
