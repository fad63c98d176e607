import type { DeskRequests } from '@clairmemoire/api-client/schema'
import { reportNothing } from '@clairmemoire/observability/server-error-reports'
import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { alex, openedDesk, requestCall } from '../../../testing/desk-at-work.ts'
import { bearer, dominique, signIn } from '../../../testing/staff-at-work.ts'
import { type DeskChanges, followDeskChanges } from '../../desk/desk-changes.ts'
import { withoutLimits } from '../../platform/overload/limits.ts'
import { buildApp } from '../../server/app.ts'
import { endSessionsOf } from '../../sessions/staff-sessions.ts'
import { staff, staffView } from '../../staff/staff.table.ts'

/** Another process that uses the database of the team. */
interface Process {
  app: FastifyInstance
  changes: DeskChanges
  address: string
}

let team: Awaited<ReturnType<typeof openedDesk>>
let other: Process
let access: string

beforeEach(async () => {
  team = await openedDesk()
  other = await startProcess()
  access = (await signIn(team.backend)).access
})
afterEach(async () => {
  vi.useRealTimers()
  await stop(other)
  await team[Symbol.asyncDispose]()
})

async function startProcess(): Promise<Process> {
  const { whole, databaseUrl } = team.backend
  const changes = followDeskChanges(databaseUrl)
  const backend = { ...whole, desk: { ...whole.desk, changes } }
  const ignore = () => undefined
  const settings = { trustProxy: false, limits: withoutLimits, onOutage: ignore, reportError: reportNothing }
  const app = await buildApp(backend, settings)
  return { app, changes, address: await app.listen({ port: 0, host: '127.0.0.1' }) }
}

async function stop({ app, changes }: Process): Promise<void> {
  await changes.stop()
  await app.close()
}

async function follow(token = access) {
  const open = () => fetch(`${other.address}/api/desk/changes/`, bearer(token))
  // The process may still be connecting to the database.
  await expect.poll(async () => (await ended(await open())).status).not.toBe(503)
  const response = await open()
  let text = ''
  const reading = (async () => {
    for await (const part of response.body ?? []) text += new TextDecoder().decode(part)
  })()
  return { response, text: () => text, reading }
}

async function ended(response: Response): Promise<Response> {
  await response.body?.cancel()
  return response
}

const start = 'data: changed\n\n'

it('a change by a colleague or by a person reaches the open desks of other processes, and says nothing about the person', async () => {
  const stream = await follow()
  expect(stream.response.headers.get('content-type')).toBe('text/event-stream')
  await expect.poll(stream.text).toBe(start)
  const { reference } = await requestCall(team.backend)
  await expect.poll(stream.text).toBe(start.repeat(2))
  await team.colleague.claim(reference)
  await expect.poll(stream.text).toBe(start.repeat(3))
  await team.colleague.record(reference, { outcome: 'busy' })
  await expect.poll(stream.text).toBe(start.repeat(4))
})

it('a shared list shows a change at once, each reader sees which calls are their own, and each view is recorded', async () => {
  await follow()
  const { reference } = await requestCall(team.backend)
  const tokens = [access, (await signIn(team.backend, alex)).access]
  const claims = () =>
    Promise.all(
      tokens.map(async (token) => {
        const response = await fetch(`${other.address}/api/desk/requests/?list=later`, bearer(token))
        const { requests } = (await response.json()) as DeskRequests
        return requests.map(({ claim }) => claim?.is_mine)
      }),
    )
  expect(await claims()).toEqual([[undefined], [undefined]])
  const { database } = team.backend
  expect(await database.$count(staffView, eq(staffView.reference, reference))).toBe(2)
  await team.colleague.claim(reference)
  expect(await claims()).toEqual([[false], [true]])
})

it('the events are neither compressed nor buffered by a proxy', async () => {
  const headers = { ...bearer(access).headers, 'accept-encoding': 'gzip, br' }
  await follow()
  const response = await ended(await fetch(`${other.address}/api/desk/changes/`, { headers }))
  expect(response.headers.get('content-encoding')).toBeNull()
  expect(response.headers.get('x-accel-buffering')).toBe('no')
})

it('without a change there is an event every two minutes, because calls become due as time passes', async () => {
  await stop(other)
  vi.useFakeTimers({ toFake: ['setInterval'] })
  other = await startProcess()
  const stream = await follow()
  await expect.poll(stream.text).toBe(start)
  await vi.advanceTimersByTimeAsync(120_000)
  await expect.poll(() => stream.text().replaceAll(':\n\n', '')).toBe(start.repeat(2))
})

it('a stream ends soon after its session', async () => {
  vi.useFakeTimers({ toFake: ['setInterval'] })
  const stream = await follow()
  await expect.poll(stream.text).toBe(start)
  await vi.advanceTimersByTimeAsync(15_000)
  await expect.poll(stream.text).toContain(`${start}:\n\n`)
  const { database, whole } = team.backend
  const [person] = await database.select().from(staff).where(eq(staff.email, dominique.email))
  await endSessionsOf(database, person?.id ?? '', { at: whole.clock(), because: 'disabled' })
  await vi.advanceTimersByTimeAsync(15_000)
  await stream.reading
})

it('a shutdown and a lost database end the streams at once', async () => {
  const stream = await follow()
  await other.changes.stop()
  await stream.reading
  const refused = await ended(await fetch(`${other.address}/api/desk/changes/`, bearer(access)))
  expect(refused.status).toBe(503)
})

it('a person has at most eight streams', async () => {
  for (let streams = 0; streams < 8; streams += 1) await follow()
  const refused = await ended(await fetch(`${other.address}/api/desk/changes/`, bearer(access)))
  expect(refused.status).toBe(429)
})

it('a stream without a session is refused', async () => {
  expect((await ended(await fetch(`${other.address}/api/desk/changes/`))).status).toBe(401)
})
