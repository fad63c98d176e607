import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { createCmsClient } from '@clairmemoire/cms-client'
import { ContentError } from '@clairmemoire/cms-client/content-error'
import { failureText, problemText } from '@clairmemoire/cms-client/problem-text'
import type { StudyDocument } from '@clairmemoire/cms-client/study'
import { locales } from '@clairmemoire/domain/locale'
import { fittingSites } from '@clairmemoire/domain/entered-sites'
import type { Study, StudySites } from '@clairmemoire/domain/study'
import { studiesAt } from '@clairmemoire/domain/studies'
import type { Outage } from '@clairmemoire/observability/events'
import type { Fields } from '@clairmemoire/observability/fields'
import { Unavailable } from '../platform/contract/failures.ts'

/** The studies as their documents were last read. */
export interface FollowedStudies {
  /** Returns the studies with the sites of this operator; throws `Unavailable` until the documents have been read once. */
  current: () => readonly Study[]
}

interface StudySource {
  /** The address of the content service. */
  cmsUrl: string
  dataDirectory: string
  /** Sites that the operator entered. */
  studySites: StudySites
  siteEnvironment: string
}

interface Listeners {
  begins: (outage: Outage, about: Fields) => void
  ends: (outage: Outage) => void
  /** Called with a text about documents or sites that cannot be used, and again only when the text changes. */
  ignored: (reason: string) => void
}

/**
 * Milliseconds to read one list, between two reads, so that a change is seen within a minute, and between reads until the first
 * success.
 */
const [timeout, interval, retryInterval] = [5_000, 20_000, 1_000]

/** Reads the documents now and regularly; the last valid ones are also stored in a file for a restart without the content service. */
export async function followStudies(
  { cmsUrl, dataDirectory, studySites, siteEnvironment }: StudySource,
  listeners: Listeners,
): Promise<FollowedStudies & AsyncDisposable> {
  const copy = path.join(dataDirectory, 'studies.json')
  const problems: string[] = []
  const client = createCmsClient({
    origin: cmsUrl,
    timeout,
    onProblem: (problem) => void problems.push(problemText(problem)),
  })
  let documents = await lastCopy(copy)
  let studies = documents && withSites(documents)
  let reported = ''
  let isEnded = false

  function withSites(all: readonly StudyDocument[]): readonly Study[] {
    const fitting = fittingSites(studySites, all)
    for (const siteProblem of fitting.problems)
      problems.push(problemText({ document: `STUDY_SITES_FILE: ${siteProblem.study}`, ...siteProblem }))
    return studiesAt(all, { entered: fitting.sites, showsSamples: siteEnvironment !== 'production' })
  }

  async function refresh(): Promise<void> {
    problems.length = 0
    try {
      const before = documents ?? []
      const lists = await Promise.all(locales.map((locale) => client.readStudies(locale, before)))
      const read = [...new Map(lists.flat().map((study) => [study.code, study])).values()]
      if (JSON.stringify(read) !== JSON.stringify(documents)) await store(copy, read)
      documents = read
      studies = withSites(read)
      listeners.ends('content service fails')
    } catch (error) {
      if (!(error instanceof ContentError)) throw error
      listeners.begins('content service fails', { reason: failureText(error) })
    }
    const reason = problems.join('; ')
    if (reason !== '' && reason !== reported) listeners.ignored(reason)
    reported = reason
  }

  let timer: NodeJS.Timeout | undefined
  async function poll(): Promise<void> {
    await refresh()
    if (!isEnded) timer = setTimeout(() => void poll(), studies === undefined ? retryInterval : interval)
  }
  await poll()
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

export async function lastCopy(file: string): Promise<readonly StudyDocument[] | undefined> {
  try {
    return JSON.parse(await readFile(file, 'utf8'))
  } catch {
    return undefined
  }
}

/** Writes the file atomically, even if the process is killed. */
async function store(file: string, documents: readonly StudyDocument[]): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true })
  const unfinished = `${file}.${process.pid}.unfinished`
  await writeFile(unfinished, JSON.stringify(documents))
  await rename(unfinished, file)
}
