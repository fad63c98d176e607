import { setTimeout as pause } from 'node:timers/promises'
import { eventually } from '@clairmemoire/vitest'
import { describe, expect, it, vi } from 'vitest'
import { databaseServers, sentMails, postContact } from '../../../../testing/backend-at-work.ts'
import { backendProcesses } from '../../../../testing/backend-processes.ts'
import { killAtOnce, processesOf } from '../../../../testing/processes.ts'
import { beginRequest } from '../../../../testing/unfinished-request.ts'

describe('the backend', () => {
  it('does not disturb another backend in the same data directory', async () => {
    await using backends = await backendProcesses()
    const port = await backends.start().ready
    const starting = backends.start()
    await expect(starting.ready).rejects.toThrow('in use by another backend')
    const second = await starting.ended
    expect(second.code).toBe(1)
    expect(second.output).toMatch(/^The data directory \S+ is in use by another backend\.$/)
    expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200)
  })

  it('waits for another backend that is ending in the same data directory', async () => {
    await using backends = await backendProcesses()
    const first = backends.start()
    const finishRequest = await beginRequest(await first.ready)
    first.child.disconnect()
    await pause(500)
    const second = backends.start()
    // Waits longer than the second backend needs to detect that the directory is in use.
    await pause(7000)
    expect((await finishRequest()).statusCode).toBe(201)
    expect(await first.ended).toEqual({ code: 0, output: '' })
    expect(await postContact(await second.ready)).toBe(201)
  })

  it('starts after another backend in the same data directory was stopped during its start', async () => {
    await using backends = await backendProcesses()
    const first = backends.start()
    await vi.waitUntil(async () => (await databaseServers(backends.dataDirectory)).length > 0, eventually)
    first.child.disconnect()
    // On a busy machine the second backend may give up before the first one ends. It is started again, as a service manager
    // would do.
    const port = await backends.start().ready.catch(() => first.ended.then(() => backends.start().ready))
    expect(await postContact(port)).toBe(201)
    // The first backend releases the database before it exits.
    await expect.poll(() => first.child.exitCode).not.toBe(null)
  })

  it('ends its database when it is killed, and the next start works', async () => {
    await using backends = await backendProcesses()
    const first = backends.start()
    await first.ready
    first.child.kill('SIGKILL')
    await expect.poll(() => processesOf(backends.dataDirectory)).toEqual([])
    expect(await postContact(await backends.start().ready)).toBe(201)
  })

  it('restarts its database each time the database ends by itself', async () => {
    await using backends = await backendProcesses()
    const { dataDirectory } = backends
    const { child, ready, ended } = backends.start()
    const port = await ready
    for (let kills = 0; kills < 2; kills += 1) {
      for (const pid of await databaseServers(dataDirectory)) process.kill(pid, 'SIGKILL')
      const answers = new Set<number>()
      await vi.waitUntil(async () => answers.add(await postContact(port)).has(201), eventually)
      expect([...answers].filter((status) => status !== 201 && status !== 503)).toEqual([])
    }
    expect((await backends.start().ended).output).toContain('is in use by another backend')
    expect(await databaseServers(dataDirectory)).toHaveLength(1)
    child.kill('SIGTERM')
    expect((await ended).code).toBe(0)
    expect(await processesOf(dataDirectory)).toEqual([])
  })

  it('can be stopped while its database restarts', async () => {
    await using backends = await backendProcesses()
    const { child, ready, ended } = backends.start()
    await ready
    for (const pid of await databaseServers(backends.dataDirectory)) process.kill(pid, 'SIGKILL')
    child.kill('SIGTERM')
    expect((await ended).code).toBe(0)
    expect(await processesOf(backends.dataDirectory)).toEqual([])
  })
})

describe.each(['checkpointer', 'connection of the database'] as const)('after the %s was killed', (part) => {
  it('the backend recovers, sends its mails, and still owns the data directory', async () => {
    await using backends = await backendProcesses()
    const { dataDirectory } = backends
    const first = backends.start()
    const port = await first.ready
    const victims = (await processesOf(dataDirectory)).filter((process) => process.part === part)
    expect(killAtOnce(victims)).toBeGreaterThan(0)

    const answers = new Set<number>()
    await vi.waitUntil(async () => answers.add(await postContact(port)).has(201), eventually)
    expect([...answers].filter((status) => status !== 201 && status !== 503)).toEqual([])
    await vi.waitUntil(async () => (await sentMails(dataDirectory)).length >= 2, eventually)
    expect((await backends.start().ended).output).toContain('is in use by another backend')
    expect(await postContact(port)).toBe(201)
    expect(first.child.exitCode).toBe(null)
  })
})
