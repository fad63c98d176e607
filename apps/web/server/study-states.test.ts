import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { StudyStates } from '@clairmemoire/api-client/schema'
import { hostName } from '@clairmemoire/domain/product'
import { logTo } from '@clairmemoire/observability/testing/log-to'
import { outageTracker } from '@clairmemoire/observability/outage-tracker'
import { sampleStudies } from '@clairmemoire/cms-client/testing/repository-studies'
import { describe, expect, it, onTestFinished, test } from 'vitest'
import { contentWithStudies } from '../src/testing/sample-studies.ts'
import { recordedContent, siteContent } from './content/site-content.ts'
import { startTestSite } from './testing/test-site.ts'

const paused: StudyStates = { states: [{ trial_code: 'MK2214', status: 'paused' }] }

/** A backend with these states; the test can stop it. */
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

test("the clinic's state of a study is read from the backend, and stays if the backend fails", async () => {
  const folder = await newFolder()
  const { backendUrl, stop } = await startBackend()
  expect(await contentFrom(backendUrl, folder).studyStates()).toEqual({ MK2214: 'paused' })
  await stop()
  expect(await contentFrom(backendUrl, folder).studyStates()).toEqual({ MK2214: 'paused' })
  await expect(contentFrom(backendUrl, await newFolder()).studyStates()).rejects.toThrow('fetch failed')
})

/** The label of each state, which is the same wherever a study is shown. */
const stateWords = {
  recruiting: 'Recruiting now',
  to_confirm: 'Ask us whether it is open',
  paused: 'Not recruiting right now',
} as const
type Word = keyof typeof stateWords

const mk2214 = sampleStudies.find(({ code }) => code === 'MK2214')
const ownSites = mk2214?.sites ?? []

/** Each place that shows the state of a study, or offers registration for it. */
async function placesOf(word: Word | undefined, sites = ownSites) {
  const studyStates = async () => (word ? { MK2214: word } : {})
  const studySites = async () => ({ MK2214: sites })
  const site = await startTestSite({}, { ...contentWithStudies('en'), studyStates, studySites })
  onTestFinished(() => site.close())
  const at = async (address: string) => site.fetch(address, { host: `staging.${hostName}.com` })
  const textAt = async (address: string) => (await at(address)).text()
  const list = await textAt(
    '/clinical-trials?now=' + { recruiting: 'r', to_confirm: 'c', paused: 'p' }[word ?? 'recruiting'],
  )
  return {
    page: await textAt('/clinical-trials/mk2214'),
    card: list.slice(list.indexOf('<main')),
    comparison: await textAt('/clinical-trials/compare?mk2214=1'),
    form: await textAt('/clinical-trials/mk2214/registration'),
    poster: (await at('/clinical-trials/mk2214/poster')).status,
  }
}

describe('a study shows one consistent state', () => {
  it.each(['recruiting', 'to_confirm', 'paused'] as const)(
    '%s: on page, card, comparison, form and poster',
    async (word) => {
      const { page, card, comparison, form, poster } = await placesOf(word)
      for (const text of [page, comparison, card]) expect(text).toContain(stateWords[word])
      expect(card).toContain('/clinical-trials/mk2214')
      const isOpen = word !== 'paused'
      expect(page.includes('/clinical-trials/mk2214/registration')).toBe(isOpen)
      expect(form.includes('not looking for participants right now')).toBe(!isOpen)
      expect(poster).toBe(isOpen ? 200 : 404)
      const others = Object.values(stateWords).filter((words) => words !== stateWords[word])
      expect(others.filter((words) => page.includes(words))).toEqual([])
    },
  )

  it('a study does not recruit if none of its sites does, whatever the clinic states', async () => {
    const closedSites = ownSites.map((one) => ({ ...one, recruiting: false }))
    const { page, form, poster } = await placesOf('recruiting', closedSites)
    expect(page).toContain(stateWords.paused)
    expect(page).not.toContain(stateWords.recruiting)
    expect(form).toContain('not looking for participants right now')
    expect(poster).toBe(404)
  })
})
