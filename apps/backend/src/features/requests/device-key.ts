import type { DeviceKey, DeviceKeyRequest } from '@clairmemoire/api-client/schema'
import { and, desc, eq, inArray, not } from 'drizzle-orm'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { auditEntry } from '../../audit/audit-entry.table.ts'
import { hashOfCapability, newCapability } from '../../platform/capability.ts'
import { NotFound } from '../../platform/contract/failures.ts'
import { inTransaction, type Transaction } from '../../platform/database/transaction.ts'
import { addDeviceKey } from '../../requests/request-keys.ts'
import { requestLink } from '../../requests/sent-request.table.ts'
import { findRequest, lockRequest, openRequest } from '../../requests/stored-request.ts'
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
    const storedKey = body.kept === undefined ? undefined : await openRequest(backend, body.kept)
    if (body.kept !== undefined && storedKey?.device === true && storedKey.request.id === request.id) {
      await keepRights(backend, body.kept, mailedTo)
      return { id: body.kept }
    }
    const capability = newCapability()
    await inTransaction(backend.database, async (tx) => {
      if ((await lockRequest(tx, request.id)) === undefined) throw new NotFound()
      await addDeviceKey(tx, { requestId: request.id, capability, mailedTo, now: backend.clock() })
      await endFirstDevices(tx, request.id)
    })
    return { id: capability }
  }
}

/** Ends the key of this device. Answers the same when there is none, or when it is one of a mail. */
export function endDeviceKey({ database }: Backend) {
  return async ({ params }: WithKey, reply: FastifyReply): Promise<void> => {
    await database.delete(requestLink).where(and(ofKey(params.id), requestLink.device))
    await reply.status(204).send()
  }
}

/** Ends the links of all mails about a request, those included that are about to leave. Devices that opened it go on to. */
export function endMailedKeys({ database, ...backend }: Backend) {
  return async ({ params }: WithKey, reply: FastifyReply): Promise<void> => {
    const request = await findRequest({ database, ...backend }, params.id)
    if (request !== undefined) {
      const { id: subjectId, reference } = request
      await inTransaction(database, async (tx) => {
        await tx.delete(requestLink).where(and(eq(requestLink.requestId, subjectId), not(requestLink.device)))
        await tx.insert(auditEntry).values({ action: 'request_links_ended', subjectId, reference, at: backend.clock() })
      })
    }
    await reply.status(204).send()
  }
}

/** Whoever opens a link in a mailbox has rights over it, with whatever key from then on. */
async function keepRights({ database }: Backend, capability: string, mailedTo: string | null): Promise<void> {
  if (mailedTo !== null) await database.update(requestLink).set({ mailedTo }).where(ofKey(capability))
}

function ofKey(capability: string) {
  return eq(requestLink.capabilityHash, hashOfCapability(capability))
}

async function endFirstDevices(tx: Transaction, id: string): Promise<void> {
  const first = tx
    .select({ hash: requestLink.capabilityHash })
    .from(requestLink)
    .where(and(eq(requestLink.requestId, id), requestLink.device))
    .orderBy(desc(requestLink.createdAt))
    .offset(mostDevices)
  await tx.delete(requestLink).where(inArray(requestLink.capabilityHash, first))
}
