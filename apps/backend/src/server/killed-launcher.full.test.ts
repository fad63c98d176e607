import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '@clairmemoire/vitest/free-port'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { type Application, startApplication } from '../../testing/application.ts'
import { mailServer } from '../../testing/mail-server.ts'
import { processesOf } from '../../testing/processes.ts'
import { signup } from '../../testing/requests.ts'

let dataDirectory = ''
const started: Application[] = []
beforeEach(async () => {
  dataDirectory = await mkdtemp(join(tmpdir(), 'launcher-'))
})
afterEach(async () => {
  await Promise.all(started.splice(0).map((application) => application.stop()))
  await rm(dataDirectory, { recursive: true, force: true })
})

function start(port: number, settings?: NodeJS.ProcessEnv): Application {
  const application = startApplication(dataDirectory, port, settings)
  started.push(application)
  return application
}

it('when the launcher is killed, site and backend end by themselves, without remaining processes', async () => {
  const application = start(await freePort())
  await application.ready
  await application.kill()
  await expect.poll(() => processesOf(dataDirectory)).toEqual([])
})

it('a start right after the launcher was killed works, on the same port and data', async () => {
  const port = await freePort()
  const first = start(port)
  await first.ready
  await first.kill()
  const second = start(port)
  const origin = await second.ready
  expect((await fetch(`${origin}/api/survey/trial-finder/?locale=fr`)).status).toBe(200)
  expect(second.errorOutput()).toBe('')
})

it('a stop while a mail server has not accepted a mail leaves no process running', async () => {
  await using server = await mailServer()
  server.hold(() => new Promise(() => undefined))
  const application = start(await freePort(), { SMTP_URL: server.url })
  const origin = await application.ready
  const headers = { 'content-type': 'application/json' }
  const callback = { kind: 'part_of_day', part_of_day: 'any', time_zone: 'Europe/Paris' } as const
  await fetch(`${origin}/api/trials/signup`, { method: 'POST', headers, body: JSON.stringify(signup({ callback })) })
  await expect.poll(() => server.received.length).toBeGreaterThan(0)
  await application.stop()
  expect(await processesOf(dataDirectory)).toEqual([])
})

it('a start on a used port fails with one sentence and leaves no process running', async () => {
  const other = createServer()
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve))
  const application = start((other.address() as AddressInfo).port)
  expect(await application.ended).toBe(1)
  expect(application.errorOutput().trim()).toBe('The site cannot start: its port is already in use (setting PORT).')
  expect(await processesOf(dataDirectory)).toEqual([])
  await new Promise((resolve) => other.close(resolve))
})
