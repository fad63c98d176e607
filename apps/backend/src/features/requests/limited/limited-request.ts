import type { LimitedChange, LimitedRequest } from '@clairmemoire/api-client/schema'
import type { FastifyRequest } from 'fastify'
import { NotFound } from '../../../platform/contract/failures.ts'
import type { RequestRow } from '../../../requests/request.table.ts'
import { openRequest, stateOfRequest } from '../../../requests/stored-request.ts'
import { getsSms } from '../../../sms/sms-stops.ts'
import type { Backend } from '../../backend.ts'
import { type ChangeHeaders, changeOpened } from '../change/change-request.ts'
import { limitedCallOf } from '../private-request.ts'
import { triesLeft } from './sms-code.ts'

type GetLimited = FastifyRequest<{ Params: { id: string } }>

/** Returns the call of a request to the holder of any of its keys. */
export function getLimitedRequest(backend: Backend) {
  return async ({ params }: GetLimited): Promise<LimitedRequest> => {
    const opened = await openRequest(backend, params.id)
    if (opened === undefined) throw new NotFound()
    return limitedRequest(backend, opened.request)
  }
}

type ChangeLimited = FastifyRequest<{ Params: { id: string }; Body: LimitedChange; Headers: ChangeHeaders }>

export function changeLimitedRequest(backend: Backend) {
  return async (request: ChangeLimited): Promise<LimitedRequest> => {
    const { id } = request.params
    const { stop_sms: stopsSms, ...change } = request.body
    const opened = await openRequest(backend, id)
    if (opened === undefined) throw new NotFound()
    await changeOpened(backend, opened, stopsSms ? { ...change, withdraw: ['sms'] } : change, request)
    const changed = await openRequest(backend, id)
    if (changed === undefined) throw new NotFound()
    return limitedRequest(backend, changed.request)
  }
}

/** The holder of a limited key may be a stranger, so the response contains no health data, no name and no address. */
async function limitedRequest(backend: Backend, row: RequestRow): Promise<LimitedRequest> {
  return {
    reference: row.reference,
    version: row.version,
    state: stateOfRequest(row),
    ...(row.callState === 'promised' && { call: limitedCallOf(row, backend) }),
    country: row.country,
    sms: await getsSms(backend, row),
    tries_left: triesLeft(row),
  }
}
