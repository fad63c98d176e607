import type { DeviceKey, DeviceKeyRequest } from '@clairmemoire/api-client/schema'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { auditEntry } from '../../audit/audit-entry.table.ts'
import { hashOfCapability, newCapability } from '../../platform/capability.ts'
import { NotFound } from '../../platform/contract/failures.ts'
import { brokenConstraint } from '../../platform/database/broken-constraint.ts'
import { insertRows, type RowStatement } from '../../platform/database/insert-rows.ts'
import { findRequest, openRequest } from '../../requests/find-request.ts'
import { deviceKey } from '../../requests/request-keys.ts'
import type { Backend } from '../backend.ts'

type WithKey = FastifyRequest<{ Params: { id: string } }>
type Exchange = FastifyRequest<{ Params: { id: string }; Body: DeviceKeyRequest }>

/** Devices that may open one request; one more takes the place of the first. */
const mostDevices = 50

/** Gives a device a key of its own for one that a mail brought, with the same rights; the one that it keeps already, when it opens the same. */
export function createDeviceKey(backend: Backend) {
  return async ({ params, body }: Exchange, reply: FastifyReply): Promise<DeviceKey> => {
    const opened = await openRequest(backend, params.id)
    if (opened === undefined) throw new NotFound()
    reply.status(201)
    if (opened.device) return { id: params.id }
    const { request, mailedTo } = opened
    const kept = body.kept === undefined ? undefined : await openRequest(backend, body.kept)
    const isKept = kept?.device === true && kept.request.id === request.id
    const id = body.kept !== undefined && isKept ? body.kept : newCapability()
    try {
      await backend.store(
        isKept
          ? { rights: rightsOver(id, mailedTo) }
          : { key: deviceKey(request.id, id, mailedTo, backend.clock()), first: firstDevices(request.id) },
      )
    } catch (error) {
      // Erased meanwhile.
      if (brokenConstraint(error)?.endsWith('_request_id_sent_request_id_fk')) throw new NotFound()
      throw error
    }
    return { id }
  }
}

/** Ends the key of this device. Answers the same when there is none, or when it is one of a mail. */
export function endDeviceKey({ store }: Backend) {
  return async ({ params }: WithKey, reply: FastifyReply): Promise<void> => {
    await store({
      key: {
        text: `delete from request_link using json_to_recordset($rows) as given(hash text)
               where capability_hash = given.hash and device`,
        rows: [{ hash: hashOfCapability(params.id) }],
      },
    })
    await reply.status(204).send()
  }
}

/** Ends the links of all mails about a request, those included that are about to leave. Devices that opened it go on to. */
export function endMailedKeys(backend: Backend) {
  return async ({ params }: WithKey, reply: FastifyReply): Promise<void> => {
    const request = await findRequest(backend, params.id)
    if (request !== undefined) {
      const { id, reference } = request
      await backend.store({
        keys: {
          text: `delete from request_link using json_to_recordset($rows) as given(id uuid)
                 where request_id = given.id and not device`,
          rows: [{ id }],
        },
        trail: insertRows(auditEntry, [
          { action: 'request_links_ended', subjectId: id, reference, at: backend.clock() },
        ]),
      })
    }
    await reply.status(204).send()
  }
}

/** Whoever opens a link in a mailbox has rights over it, with whatever key from then on. */
function rightsOver(capability: string, mailedTo: string | null): RowStatement {
  return {
    text: `update request_link set mailed_to = given.mailed_to
           from json_to_recordset($rows) as given(hash text, mailed_to text)
           where capability_hash = given.hash and given.mailed_to is not null`,
    rows: [{ hash: hashOfCapability(capability), mailed_to: mailedTo }],
  }
}

function firstDevices(id: string): RowStatement {
  return {
    text: `delete from request_link using json_to_recordset($rows) as given(id uuid)
           where capability_hash in (select capability_hash from request_link
             where request_id = given.id and device order by created_at desc offset ${mostDevices - 1})`,
    rows: [{ id }],
  }
}
