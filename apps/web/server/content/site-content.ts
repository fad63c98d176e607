import path from 'node:path'
import type { StudyStates as Answer } from '@clairmemoire/api-client/schema'
import { type CmsClient, createCmsClient } from '@clairmemoire/cms-client'
import { ContentError } from '@clairmemoire/cms-client/content-error'
import type { Problem } from '@clairmemoire/cms-client/problem'
import { failureText, problemText } from '@clairmemoire/cms-client/problem-text'
import { reasonText } from '@clairmemoire/cms-client/reason'
import { defaultLocale, type Locale } from '@clairmemoire/domain/locale'
import type { StudySites, StudyStates } from '@clairmemoire/domain/study'
import { fittingSites } from '@clairmemoire/domain/entered-sites'
import type { OutageTracker } from '@clairmemoire/observability/outage-tracker'
import { redact } from '@clairmemoire/observability/redact'
import type { Log } from '@clairmemoire/observability/server-log'
import { type Content, contentPath } from '../../src/platform/content/content.ts'
import type { RenderDocument } from '../document.ts'
import { isConsentNeeded, publicSettings } from '../operator-facts.ts'
import type { Operator } from '../operator-settings.ts'
import { createPageStore, type PageStore, type PageStoreOptions } from '../page-store.ts'
import { type ContentStore, createContentStore, fileArchive, type Version, type Versions } from './content-store.ts'

/** Matches the fields around a document. An error in one of them means that the whole response is wrong, rather than one document. */
const wholeResponse = /^(?:answer|data(?:[.[].*)?)?$/

/** The reason why the content service as a whole fails; undefined if only one document is wrong. */
export function failureOfService(error: unknown): string | undefined {
  if (!(error instanceof ContentError)) return undefined
  const { failure, message } = error
  if (failure.kind !== 'unreadable') return message
  // The reason names only the field, because the name of the document may be text that a visitor typed.
  if (!wholeResponse.test(failure.field)) return undefined
  return `The content service gave an answer that cannot be read: ${failure.field || 'answer'}: ${reasonText(failure.reason, 'en')}.`
}

/** Logs why a document could not be read. A failure of a whole service is not logged here, because it is reported as an outage. */
export function logUnreadable(log: Log): (key: string, error: unknown) => void {
  return (key, error) => {
    if (key === statesKey || failureOfService(error) !== undefined) return
    // A key may contain text that a visitor typed.
    if (error instanceof ContentError) log.warn({ reason: failureText(error) }, 'content unreadable')
    else log.error(redact(error), 'content unreadable')
  }
}

/** The key of the only content that comes from the backend. */
const statesKey = 'study states'

interface ContentSettings {
  cmsUrl: string
  dataDirectory: string
  studySites: StudySites
  backendUrl: string
}

/** Milliseconds for one read. A page that has an earlier version of its content does not wait this long. */
const timeout = 5000

/** The content of the site; the last valid version of everything is stored in the data directory. */
export function siteContent(
  settings: ContentSettings,
  log: Log,
  outages: Pick<OutageTracker, 'begins' | 'ends'>,
): SiteContent {
  const store = createContentStore({
    archive: fileArchive(path.join(settings.dataDirectory, 'content')),
    onFailure: logUnreadable(log),
    onStoreFailure: (reason) => log.error(redact(reason), 'content cannot be stored'),
  })
  return { store, sourceIn: contentSources(settings, log, outages) }
}

/** Reads content from the content service, the operator's settings and the backend. */
function contentSources(
  { cmsUrl, studySites, backendUrl }: ContentSettings,
  log: Log,
  outages: Pick<OutageTracker, 'begins' | 'ends'>,
): SiteContent['sourceIn'] {
  const reportProblems = problemLines((reason) => log.warn({ reason }, 'content left out'))
  /** Reads from the content service; reports the parts that were left out, and whether the service works. */
  const read: ReadDocument = async (key, readWith) => {
    const problems: Problem[] = []
    const onProblem = (problem: Problem) => void problems.push(problem)
    try {
      const value = await readWith(createCmsClient({ origin: cmsUrl, files: contentPath, timeout, onProblem }))
      outages.ends('content service fails')
      reportProblems(key, problems)
      return value
    } catch (error) {
      const reason = failureOfService(error)
      if (reason !== undefined) outages.begins('content service fails', { reason })
      throw error
    }
  }
  const facts = {
    studySites: async () => {
      if (Object.keys(studySites).length === 0) return {}
      const studies = await read('study sites', (client) => client.readStudies(defaultLocale))
      return fittingSites(studySites, studies).sites
    },
    studyStates: async () => {
      try {
        const states = await readStudyStates(backendUrl)
        outages.ends('backend fails')
        return states
      } catch (error) {
        outages.begins('backend fails', redact(error))
        throw error
      }
    },
  }
  return (locale) => ({ ...documentsIn(locale, read), ...facts })
}

/** Reads from the content service under a key such as `fr article sleep`. */
type ReadDocument = <Value>(key: string, read: (client: CmsClient) => Promise<Value>) => Promise<Value>

/** The documents of the content service in one language. */
export function documentsIn(locale: Locale, read: ReadDocument): Omit<Content, 'studySites' | 'studyStates'> {
  return {
    footer: () => read(`${locale} footer`, (client) => client.readFooter(locale)),
    articles: () => read(`${locale} articles`, (client) => client.readArticles(locale)),
    article: (slug) => read(`${locale} article ${slug}`, (client) => client.readArticle(locale, slug)),
    page: (slug) => read(`${locale} page ${slug}`, (client) => client.readPage(locale, slug)),
    studies: (lastGood) => read(`${locale} studies`, (client) => client.readStudies(locale, lastGood)),
    study: (slug) => read(`${locale} study ${slug}`, (client) => client.readStudy(locale, slug)),
    glossary: () => read(`${locale} glossary`, (client) => client.readGlossary(locale)),
  }
}

/** Milliseconds. The timeout is short because a page also works without these states: it then shows those in the documents. */
const backendTimeout = 1000

async function readStudyStates(backendUrl: string): Promise<StudyStates> {
  const answer = await fetch(`${backendUrl}/api/trials/states`, { signal: AbortSignal.timeout(backendTimeout) })
  if (!answer.ok) throw new Error('The backend does not say which studies are paused.')
  const { states }: Answer = await answer.json()
  return Object.fromEntries(states.map(({ trial_code, status }) => [trial_code, status]))
}

/** Reports the omitted parts of the content under a key in one line, and again only when they have changed. */
export function problemLines(report: (line: string) => void): (key: string, problems: readonly Problem[]) => void {
  const reported = new Map<string, string>()
  return (key, [first, ...others]) => {
    if (first === undefined) {
      reported.delete(key)
      return
    }
    const more = others.length === 0 ? '' : ` (and ${others.length} more)`
    const line = `${problemText(first)}${more}`
    if (reported.get(key) !== line) report(line)
    reported.set(key, line)
  }
}

/**
 * The version recorded for content that cannot be read. It matches no other version, so a page with such content is rendered for each
 * request.
 */
const unreadableVersion = ''

interface RecordedContent {
  content: Content
  /** Versions of everything read so far. */
  versions: Versions
}

/** The content of the site, cached, in any language. */
export interface SiteContent {
  store: ContentStore
  /** The content itself, read from its sources each time. */
  sourceIn: (locale: Locale) => Content
}

/** The cached content in one language; it records the version of each document that a page reads. */
export function recordedContent({ store, sourceIn }: SiteContent, locale: Locale): RecordedContent {
  const source = sourceIn(locale)
  const versions = new Map<string, Version>()
  // The cast is safe, because the same function always reads a key.
  const take = async <Value>(key: string, read: (before?: unknown) => Promise<Value>): Promise<Value> => {
    versions.set(key, { version: unreadableVersion, read })
    const { value, version } = await store.take(key, read)
    versions.set(key, { version, read })
    return (value ?? undefined) as Value
  }
  const studies = (before: unknown) => source.studies(Array.isArray(before) ? before : [])
  return {
    versions,
    content: {
      footer: () => take(`${locale} footer`, source.footer),
      articles: () => take(`${locale} articles`, source.articles),
      article: (slug) => take(`${locale} article ${slug}`, () => source.article(slug)),
      page: (slug) => take(`${locale} page ${slug}`, () => source.page(slug)),
      studies: () => take(`${locale} studies`, studies),
      study: (slug) => take(`${locale} study ${slug}`, () => source.study(slug)),
      glossary: () => take(`${locale} glossary`, source.glossary),
      studySites: () => take('study sites', source.studySites),
      studyStates: () => take(statesKey, source.studyStates),
    },
  }
}

/** Renders pages with the operator's settings from the site's content, and caches each while that content is current. */
export function pagesOnContent(
  renderDocument: RenderDocument,
  siteContent: SiteContent,
  operator: Operator,
  onFailure: PageStoreOptions['onFailure'] = () => undefined,
): PageStore {
  return createPageStore(
    async (url, site, reader) => {
      const { content, versions } = recordedContent(siteContent, site.locale)
      const document = await renderDocument(url, publicSettings(operator, site, reader), content)
      return { ...document, contentVersions: versions }
    },
    {
      areCurrent: siteContent.store.areCurrent,
      asksConsent: (environment) => isConsentNeeded(operator, environment),
      onFailure,
    },
  )
}
