import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { StudyStates } from '@clairmemoire/api-client/schema'
import { hostName } from '@clairmemoire/domain/product'
import { logTo } from '@clairmemoire/observability/log-to'
import { outageTracker } from '@clairmemoire/observability/outage-tracker'
import { expect, onTestFinished, test } from 'vitest'
import { contentWithStudies } from '../src/testing/sample-studies.ts'
import { recordedContent } from './content/recorded-content.ts'
import { siteContent } from './content/site-content.ts'
import { startTestSite } from './testing/test-site.ts'

const paused: StudyStates = { states: [{ trial_code: 'MK2214', status: 'paused' }] }

/** A backend that says this, or nothing once it is away. */
async function startBackend() {
  const backend = createServer((_request, reply) =>
    reply.setHeader('content-type', 'application/json').end(JSON.stringify(paused)),
  )
  await new Promise<void>((done) => backend.listen(0, '127.0.0.1', done))
  const stop = async () => {
    backend.closeAllConnections()
    await new Promise<void>((done) => backend.close(() => done()))
  }
  onTestFinished(stop)
  return { backendUrl: `http://127.0.0.1:${(backend.address() as AddressInfo).port}`, stop }
}

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'study-states-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  return folder
}

const contentFrom = (backendUrl: string, dataDirectory: string) => {
  const log = logTo(() => undefined)
  const settings = { cmsUrl: 'http://127.0.0.1:9', backendUrl, dataDirectory, studySites: {} }
  return recordedContent(siteContent(settings, log, outageTracker(log)), 'en').content
}

test('what the clinic says of a study is read from the backend, and outlives a backend that is away', async () => {
  const folder = await newFolder()
  const { backendUrl, stop } = await startBackend()
  expect(await contentFrom(backendUrl, folder).studyStates()).toEqual({ MK2214: 'paused' })
  await stop()
  expect(await contentFrom(backendUrl, folder).studyStates()).toEqual({ MK2214: 'paused' })
  await expect(contentFrom(backendUrl, await newFolder()).studyStates()).rejects.toThrow('fetch failed')
})

test('the page, the list, the form and the poster of a study that is paused let nobody register', async () => {
  const studyStates = async () => ({ MK2214: 'paused' }) as const
  const site = await startTestSite({}, { ...contentWithStudies('en'), studyStates })
  onTestFinished(() => site.close())
  const at = async (address: string) => site.ask(address, { host: `staging.${hostName}.com` })
  const page = await (await at('/clinical-trials/mk2214')).text()
  expect(page).toContain('Recruitment paused')
  expect(page).not.toContain('/clinical-trials/mk2214/registration')
  expect(await (await at('/clinical-trials')).text()).toContain('Recruitment paused')
  const form = await (await at('/clinical-trials/mk2214/registration')).text()
  expect(form).toContain('not looking for participants right now')
  const poster = await at('/clinical-trials/mk2214/poster')
  expect(poster.status).toBe(404)
  // NotFound has a header, where the poster has none.
  expect(await poster.text()).toContain('site-header')
})

test('browsers read from the site what it keeps, never from the backend, and nothing while that is unknown', async () => {
  const studyStates = async () => ({ MK2214: 'paused' }) as const
  const site = await startTestSite({}, { ...contentWithStudies('en'), studyStates })
  onTestFinished(() => site.close())
  const answer = await site.ask('/study-states.json')
  expect(await answer.json()).toEqual({ MK2214: 'paused' })
  const without = await startTestSite(
    {},
    { ...contentWithStudies('en'), studyStates: () => Promise.reject(new Error('away')) },
  )
  onTestFinished(() => without.close())
  expect(await (await without.ask('/study-states.json')).json()).toEqual({})
})
