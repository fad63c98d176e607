import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { repositoryAttributes } from '@clairmemoire/cms-client/testing/repository-studies'
import type { StudySites } from '@clairmemoire/domain/study'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type TestContent, testContent } from '../../testing/content-service.ts'
import { Unavailable } from '../platform/contract/failures.ts'
import { followStudies } from './followed-studies.ts'

let content: TestContent
let dataDirectory: string
beforeEach(async () => {
  content = await testContent()
  dataDirectory = await mkdtemp(join(tmpdir(), 'followed-studies-'))
})
afterEach(async () => {
  vi.useRealTimers()
  await content[Symbol.asyncDispose]()
  await rm(dataDirectory, { recursive: true })
})

const reported: string[] = []
const listeners = {
  begins: (state: string) => void reported.push(`begins: ${state}`),
  ends: () => undefined,
  ignored: (reason: string) => void reported.push(reason),
}
const following = (given: { studySites?: StudySites; siteEnvironment?: string; dataDirectory?: string } = {}) =>
  followStudies(
    { cmsUrl: content.origin, dataDirectory, studySites: {}, siteEnvironment: 'local', ...given },
    listeners,
  )
const lyon = {
  id: 'lyon',
  city: 'Lyon',
  country: 'FR',
  place: { latitude: 45.76, longitude: 4.84 },
  recruiting: true,
  sample: false,
} as const
const codes = (studies: readonly { code: string }[]) => studies.map(({ code }) => code)

describe('the studies', () => {
  it('are read from the documents, each once', async () => {
    await using followed = await following()
    expect(codes(followed.current())).toEqual(repositoryAttributes('fr').map(({ code }) => code))
  })

  it('have the sites that the operator entered or, without any, those of their document', async () => {
    await using followed = await following({ studySites: { PREDICTOM: [lyon] } })
    const sitesOf = (wanted: string) => followed.current().find(({ code }) => code === wanted)?.sites
    expect(sitesOf('PREDICTOM')).toEqual([lyon])
    expect(sitesOf('MK2214')?.length).toBeGreaterThan(1)
  })

  it('have no sample sites in production', async () => {
    await using followed = await following({ siteEnvironment: 'production' })
    expect(followed.current().flatMap(({ sites }) => sites)).toEqual([])
  })

  it('ignore entered sites that fit no study, and report them', async () => {
    reported.length = 0
    await using followed = await following({ studySites: { MK2214: [lyon], NOBODYS: [] } })
    expect(followed.current().find(({ code }) => code === 'MK2214')?.sites).not.toEqual([lyon])
    expect(reported.join()).toMatch(
      /STUDY_SITES_FILE: MK2214: sites\.lyon\.country: must be US.*NOBODYS: code: is not the code/,
    )
  })
})

describe('a document that changes', () => {
  const [first = {}, ...others] = repositoryAttributes('fr')

  it('is used within a minute, without a restart', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    await using followed = await following()
    content.answerWith([{ ...first, code: 'NEW_ONE', name: 'NEW-ONE', slug: 'new-one' }, first, ...others])
    await vi.advanceTimersByTimeAsync(60_000)
    while (!codes(followed.current()).includes('NEW_ONE')) await new Promise(setImmediate)
    expect(codes(followed.current()).length).toBe(others.length + 2)
  })

  it('keeps its last valid version if it becomes invalid, and this is reported once', async () => {
    await (await following())[Symbol.asyncDispose]()
    content.answerWith([{ ...first, criteria: [] }, ...others])
    reported.length = 0
    await using followed = await following()
    expect(codes(followed.current())).toContain(first['code'])
    expect(reported.filter((line) => line.includes('criteria: is empty'))).toHaveLength(1)
  })
})

it('two backends, each with its own copy, have the same studies', async () => {
  const other = join(dataDirectory, 'other')
  await using one = await following()
  await using two = await following({ dataDirectory: other })
  expect(codes(two.current())).toEqual(codes(one.current()))
  await content[Symbol.asyncDispose]()
  await rm(join(dataDirectory, 'studies.json'))
  await using again = await following({ dataDirectory: other })
  expect(codes(again.current())).toEqual(codes(one.current()))
  content = await testContent()
})

describe('a content service that is unreachable', () => {
  it('leaves the studies as they were last read, even after a restart', async () => {
    await (await following())[Symbol.asyncDispose]()
    await content[Symbol.asyncDispose]()
    reported.length = 0
    await using followed = await following()
    expect(followed.current().length).toBeGreaterThan(5)
    expect(reported).toEqual(['begins: content service fails'])
    content = await testContent()
  })

  it('in one language leaves the studies of both languages as they were', async () => {
    await (await following())[Symbol.asyncDispose]()
    content.failIn('en')
    content.answerWith([{ ...repositoryAttributes('fr')[0], code: 'NEW_ONE', name: 'NEW-ONE', slug: 'new-one' }])
    reported.length = 0
    await using followed = await following()
    expect(codes(followed.current())).toEqual(repositoryAttributes('fr').map(({ code }) => code))
    expect(reported).toEqual(['begins: content service fails'])
  })

  it('at the first start makes the studies unavailable', async () => {
    await content[Symbol.asyncDispose]()
    await using followed = await following()
    expect(() => followed.current()).toThrow(Unavailable)
    content = await testContent()
  })
})
