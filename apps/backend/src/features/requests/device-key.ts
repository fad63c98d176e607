import type { DeviceKey, DeviceKeyRequest } from '@clairmemoire/api-client/schema'
import { and, desc, eq, inArray, not } from 'drizzle-orm'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { auditEntry } from '../../audit/audit-entry.table.ts'
import { hashOfCapability, newCapability } from '../../platform/capability.ts'
import { NotFound } from '../../platform/contract/failures.ts'
import { inTransaction, type Transaction } from '../../platform/database/transaction.ts'
import { addDeviceKey } from '../../requests/request-keys.ts'
import { requestLink } from '../../requests/request.table.ts'
import { findRequest, lockRequest, openRequest } from '../../requests/stored-request.ts'
import type { Backend } from '../backend.ts'

type WithKey = FastifyRequest<{ Params: { id: string } }>
type Exchange = FastifyRequest<{ Params: { id: string }; Body: DeviceKeyRequest }>

/** The maximum number of device keys of one request. A further key replaces the oldest one. */
const maxDevices = 50

/** Exchanges the key of a mail for a device key with the same rights. A device that already has a key to the request keeps it. */
export function createDeviceKey(backend: Backend) {
  return async ({ params, body }: Exchange, reply: FastifyReply): Promise<DeviceKey> => {
    const opened = await openRequest(backend, params.id)
    if (opened === undefined) throw new NotFound()
    reply.status(201)
    if (opened.device) return { id: params.id }
    const { request, mailedTo } = opened
    const { kept: stored } = body
    const opening = stored === undefined ? undefined : await openRequest(backend, stored)
    if (stored !== undefined && opening?.device === true && opening.request.id === request.id) {
      await transferRights(backend, stored, mailedTo)
      return { id: stored }
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

/** Ends the key of this device. The response is the same for an unknown key and for the key of a mail. */
export function endDeviceKey({ database }: Backend) {
  return async ({ params }: WithKey, reply: FastifyReply): Promise<void> => {
    await database.delete(requestLink).where(and(ofKey(params.id), requestLink.device))
    await reply.status(204).send()
  }
}

/** Ends the links of all mails about a request, including queued mails. Device keys stay valid. */
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

/** Gives a device key the rights over the mailbox of an opened link. */
async function transferRights({ database }: Backend, capability: string, mailedTo: string | null): Promise<void> {
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
    .offset(maxDevices)
  await tx.delete(requestLink).where(inArray(requestLink.capabilityHash, first))
}
