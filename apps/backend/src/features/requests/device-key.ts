import type { DeviceKey, DeviceKeyRequest } from '@clairmemoire/api-client/schema'
import { and, desc, eq, inArray, not, sql } from 'drizzle-orm'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { auditEntry } from '../../audit/audit-entry.table.ts'
import { hashOfCapability, newCapability } from '../../platform/capability.ts'
import { NotFound } from '../../platform/contract/failures.ts'
import { inTransaction, type Transaction } from '../../platform/database/transaction.ts'
import { addDeviceKey } from '../../requests/request-keys.ts'
import { requestLink } from '../../requests/request.table.ts'
import { findRequest, lockRequest, type OpenedRequest, openRequest } from '../../requests/stored-request.ts'
import type { Backend } from '../backend.ts'

type WithKey = FastifyRequest<{ Params: { id: string } }>
type Exchange = FastifyRequest<{ Params: { id: string }; Body: DeviceKeyRequest }>

/** The maximum number of limited and of unlimited device keys of one request. A further key replaces the oldest one of its kind. */
const maxDevices = 50

/**
 * Exchanges the key of a message for a device key with the same rights. A device that already has a key to the request keeps it, unless
 * that key has rights over another mailbox or number.
 */
export function createDeviceKey(backend: Backend) {
  return async ({ params, body }: Exchange, reply: FastifyReply): Promise<DeviceKey> => {
    const opened = await openRequest(backend, params.id)
    if (opened === undefined) throw new NotFound()
    reply.status(201)
    if (opened.device) return { id: params.id }
    const { request, mailedTo, limited } = opened
    const { kept: stored } = body
    const opening = stored === undefined ? undefined : await openRequest(backend, stored)
    const own = opening?.device === true && opening.request.id === request.id ? opening : undefined
    if (stored !== undefined && own && takesRights(own, opened)) {
      await transferRights(backend, stored, { mailedTo: mailedTo ?? own.mailedTo, limited })
      return { id: stored }
    }
    const capability = newCapability()
    await inTransaction(backend.database, async (tx) => {
      if ((await lockRequest(tx, request.id)) === undefined) throw new NotFound()
      const rights = { mailedTo, limited: limited && own?.limited !== false }
      await addDeviceKey(tx, { requestId: request.id, capability, ...rights, now: backend.clock() })
      await endFirstDevices(tx, request.id, rights.limited)
    })
    return { id: capability }
  }
}

/**
 * Ends the key of this device, by a hash of no known key: the row still confirms the address or number. The response is the same for
 * an unknown key and for the key of a mail.
 */
export function endDeviceKey({ database }: Backend) {
  return async ({ params }: WithKey, reply: FastifyReply): Promise<void> => {
    await database
      .update(requestLink)
      .set({ capabilityHash: hashOfCapability(newCapability()) })
      .where(and(ofKey(params.id), requestLink.device))
    await reply.status(204).send()
  }
}

/** Ends the links of all messages about a request, including queued ones. Device keys stay valid. */
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

type Rights = Pick<OpenedRequest, 'mailedTo' | 'limited'>

/** Returns whether a device key can get the rights of an opened link without losing those over another mailbox or number. */
function takesRights(own: Rights, { mailedTo }: Rights): boolean {
  return mailedTo === null || own.mailedTo === null || own.mailedTo === mailedTo
}

/** Gives a device key the rights of an opened link. A limited link does not limit the key. */
async function transferRights({ database }: Backend, capability: string, { mailedTo, limited }: Rights): Promise<void> {
  await database
    .update(requestLink)
    .set({ mailedTo, limited: sql`${requestLink.limited} and ${limited}` })
    .where(ofKey(capability))
}

function ofKey(capability: string) {
  return eq(requestLink.capabilityHash, hashOfCapability(capability))
}

async function endFirstDevices(tx: Transaction, id: string, limited: boolean): Promise<void> {
  const first = tx
    .select({ hash: requestLink.capabilityHash })
    .from(requestLink)
    .where(and(eq(requestLink.requestId, id), requestLink.device, eq(requestLink.limited, limited)))
    .orderBy(desc(requestLink.createdAt))
    .offset(maxDevices)
  await tx.delete(requestLink).where(inArray(requestLink.capabilityHash, first))
}
