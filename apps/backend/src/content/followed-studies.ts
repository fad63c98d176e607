import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { createCmsClient } from '@clairmemoire/cms-client'
import { ContentError } from '@clairmemoire/cms-client/content-error'
import type { StudyDocument } from '@clairmemoire/cms-client/study'
import { locales } from '@clairmemoire/domain/locale'
import { fittingSites } from '@clairmemoire/domain/entered-sites'
import type { Study, StudySites } from '@clairmemoire/domain/study'
import { studyProblemText } from '@clairmemoire/domain/study-problems'
import { studiesAt } from '@clairmemoire/domain/studies'
import type { State } from '@clairmemoire/observability/events'
import type { Fields } from '@clairmemoire/observability/fields'
import { Unavailable } from '../platform/contract/failures.ts'

/** The studies as their documents were last read. */
export interface FollowedStudies {
  /** Each at the sites of this operator; fails as unavailable while none was ever read. */
  current: () => readonly Study[]
}

interface Following {
  /** Of the content service. */
  cmsUrl: string
  dataDirectory: string
  /** Sites that the operator entered. */
  studySites: StudySites
  siteEnvironment: string
}

interface Listeners {
  begins: (state: State, about: Fields) => void
  ends: (state: State) => void
  /** Hears a sentence about a document or sites that cannot be used, once until it is another one. */
  left: (reason: string) => void
}

/** Milliseconds for one list, between two looks, so that a change counts within a minute, and while nothing was ever read. */
const [timeout, followsEvery, retriesEvery] = [5_000, 20_000, 1_000]

/** Reads the documents now and from time to time; the last good ones outlive the content service and a restart. */
export async function followStudies(
  { cmsUrl, dataDirectory, studySites, siteEnvironment }: Following,
  listeners: Listeners,
): Promise<FollowedStudies & AsyncDisposable> {
  const copy = path.join(dataDirectory, 'studies.json')
  const problems: string[] = []
  const client = createCmsClient({
    origin: cmsUrl,
    timeout,
    onProblem: ({ document, field, reason }) => void problems.push(`${document}: ${field}: ${reason}`),
  })
  let documents = await lastCopy(copy)
  let studies = documents && placed(documents)
  let said = ''
  let isEnded = false

  function placed(all: readonly StudyDocument[]): readonly Study[] {
    const fitting = fittingSites(studySites, all)
    for (const problem of fitting.problems)
      problems.push(`STUDY_SITES_FILE: ${problem.study}: ${problem.field}: ${studyProblemText(problem, 'en')}`)
    return studiesAt(all, { entered: fitting.sites, showsSamples: siteEnvironment !== 'production' })
  }

  async function look(): Promise<void> {
    problems.length = 0
    try {
      const before = documents ?? []
      const lists = await Promise.all(locales.map((locale) => client.readStudies(locale, before)))
      const read = [...new Map(lists.flat().map((study) => [study.code, study])).values()]
      if (JSON.stringify(read) !== JSON.stringify(documents)) await store(copy, read)
      documents = read
      studies = placed(read)
      listeners.ends('content service fails')
    } catch (error) {
      if (!(error instanceof ContentError)) throw error
      listeners.begins('content service fails', { reason: error.message })
    }
    const reason = problems.join('; ')
    if (reason !== '' && reason !== said) listeners.left(reason)
    said = reason
  }

  let timer: NodeJS.Timeout | undefined
  async function follow(): Promise<void> {
    await look()
    if (!isEnded) timer = setTimeout(() => void follow(), studies === undefined ? retriesEvery : followsEvery)
  }
  await follow()
  return {
    current: () => {
      if (studies === undefined) throw new Unavailable()
      return studies
    },
    async [Symbol.asyncDispose]() {
      isEnded = true
      clearTimeout(timer)
    },
  }
}

/** Undefined where there is none. */
export async function lastCopy(file: string): Promise<readonly StudyDocument[] | undefined> {
  try {
    return JSON.parse(await readFile(file, 'utf8'))
  } catch {
    return undefined
  }
}

/** Whole or as before, whenever the process is killed. */
async function store(file: string, documents: readonly StudyDocument[]): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true })
  const unfinished = `${file}.${process.pid}.unfinished`
  await writeFile(unfinished, JSON.stringify(documents))
  await rename(unfinished, file)
}
