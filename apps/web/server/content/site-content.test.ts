import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { ContentError, type ContentFailure } from '@clairmemoire/cms-client/content-error'
import type { Problem } from '@clairmemoire/cms-client/problem'
import { logTo } from '@clairmemoire/observability/testing/log-to'
import { outageTracker } from '@clairmemoire/observability/outage-tracker'
import { expect, test } from 'vitest'
import { failureOfService, logUnreadable, problemLines, recordedContent, siteContent } from './site-content.ts'

test('a failing service logs one line until it recovers, even if the settings can be read', async () => {
  await using folder = await temporaryFolder()
  const lines: string[] = []
  const log = logTo((line) => lines.push(line))
  let now = 0
  const outages = outageTracker(log, () => now)
  const settings = {
    cmsUrl: 'http://127.0.0.1:9',
    dataDirectory: folder.path,
    studySites: {},
    backendUrl: 'http://127.0.0.1:9',
  }
  const { content } = recordedContent(siteContent(settings, log, outages), 'fr')
  await expect(content.footer()).rejects.toThrow('did not answer')
  now += 31_000
  await content.studySites()
  await expect(content.articles()).rejects.toThrow('did not answer')
  expect(lines.map((line): unknown => JSON.parse(line))).toMatchObject([
    { event: 'content service fails', is: 'begun', reason: 'The content service did not answer.' },
  ])
})

test('a backend that does not answer is reported as an outage, and not as an error of a document', async () => {
  await using folder = await temporaryFolder()
  const lines: string[] = []
  const log = logTo((line) => lines.push(line))
  const address = 'http://127.0.0.1:9'
  const settings = { cmsUrl: address, dataDirectory: folder.path, studySites: {}, backendUrl: address }
  const { content } = recordedContent(siteContent(settings, log, outageTracker(log)), 'fr')
  await expect(content.studyStates()).rejects.toThrow('fetch failed')
  expect(lines.map((line): unknown => JSON.parse(line))).toMatchObject([{ event: 'backend fails', is: 'begun' }])
})

async function temporaryFolder() {
  const folder = await mkdtemp(path.join(tmpdir(), 'site-content-'))
  return { path: folder, [Symbol.asyncDispose]: () => rm(folder, { recursive: true }) }
}

const typed = 'fr article camille-exemple'

function logged(error: unknown) {
  const lines: string[] = []
  logUnreadable(logTo((line) => void lines.push(line)))(typed, error)
  expect(lines.join()).not.toContain('camille')
  return lines.map((line): unknown => JSON.parse(line))
}

const unreadable = (field: string) =>
  ({ kind: 'unreadable', document: 'fr/articles/camille-exemple', field, reason: { code: 'missing' } }) as const

test.each<ContentFailure>([
  { kind: 'unreachable' },
  { kind: 'status', status: 502 },
  ...['', 'answer', 'data', 'data[0].attributes'].map(unreadable),
])('a content service that fails (%o) is not reported as an error of a document', (failure) => {
  const error = new ContentError(failure)
  expect(logged(error)).toEqual([])
  expect(failureOfService(error)).toMatch(/^The content service .+\.$/)
  expect(failureOfService(error)).not.toContain('camille')
})

test('an unreadable document is reported by its name', () => {
  const reason = { code: 'missing' } as const
  const failure = { kind: 'unreadable', document: 'the article sleep', field: 'title', reason } as const
  expect(logged(new ContentError(failure))).toMatchObject([
    { event: 'content unreadable', reason: 'the article sleep cannot be read: title: is missing' },
  ])
})

test('any other failure is reported by its code, without its message', () => {
  const full = Object.assign(new Error('ENOSPC: camille'), { code: 'ENOSPC' })
  expect(logged(full)).toMatchObject([{ event: 'content unreadable', code: 'ENOSPC' }])
})

const problem = (field: string): Problem => ({
  document: 'fr/articles/sommeil',
  field,
  reason: { code: 'empty_list' },
})
const key = 'fr article sommeil'

function linesOf(...readings: readonly (readonly string[])[]): string[] {
  const lines: string[] = []
  const report = problemLines((line) => lines.push(line))
  for (const fields of readings) report(key, fields.map(problem))
  return lines
}

test('an omitted part of a document is reported in one line with document, field and reason', () => {
  expect(linesOf(['body[0]'])).toEqual(['fr/articles/sommeil: body[0]: is a list without an entry'])
  expect(linesOf(['body[0]', 'body[1]', 'body[2]'])).toEqual([
    'fr/articles/sommeil: body[0]: is a list without an entry (and 2 more)',
  ])
})

test('an omitted part is reported once, however often the document is read, and again when it changes', () => {
  expect(linesOf(['body[0]'], ['body[0]'], ['body[0]'])).toHaveLength(1)
  expect(linesOf(['body[0]'], ['body[1]'])).toHaveLength(2)
  expect(linesOf(['body[0]'], [], ['body[0]'])).toHaveLength(2)
})
