import { hash, timingSafeEqual } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { NotAuthenticated } from '../../platform/contract/failures.ts'
import { boundedWork } from '../../platform/overload/limits.ts'
import type { ReportSettings } from '../backend.ts'

/** Whether a request was sent by the gateway, which signs in with HTTP Basic. */
function isGateway({ headers }: FastifyRequest, secret: string | undefined): boolean {
  if (secret === undefined) return false
  const expected = `Basic ${Buffer.from(`gateway:${secret}`).toString('base64')}`
  return timingSafeEqual(digest(headers.authorization ?? ''), digest(expected))
}

/** Whether the gateway reports a delivery or an answer. */
export function isReport(request: FastifyRequest, secret: string | undefined): boolean {
  return request.routeOptions.url?.startsWith('/api/messages/') === true && isGateway(request, secret)
}

function digest(text: string): Buffer {
  return hash('sha256', text, 'buffer')
}

/** Few reports are stored at once, so that visitors keep connections to the database; the gateway repeats refused reports. */
const reports = boundedWork({ atOnce: 3, waiting: 300 })

/** Stores a report: 401 for anybody except the gateway, 503 beyond the reports that wait. */
export async function storeReport(
  request: FastifyRequest,
  { reportsSecret }: ReportSettings,
  store: () => Promise<unknown>,
): Promise<void> {
  if (!isGateway(request, reportsSecret)) throw new NotAuthenticated()
  await reports(store)
}
