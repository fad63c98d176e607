import type { Locale } from '@clairmemoire/domain/locale'
import type { Found } from './crawl.ts'
import type { Visit } from './visit.ts'

/** What each kind of data needs to be of use; all but the way to a page are told of some pages only. */
const needed: Readonly<Record<string, readonly string[]>> = {
  BreadcrumbList: ['itemListElement'],
  MedicalClinic: ['name', 'url', 'logo'],
  WebSite: ['name', 'url', 'publisher'],
  MedicalTrial: ['name', 'url', 'sponsor'],
  MedicalObservationalStudy: ['name', 'url'],
  MedicalWebPage: ['url', 'name', 'inLanguage'],
  Article: ['headline', 'description', 'datePublished', 'dateModified', 'author', 'publisher'],
  FAQPage: ['mainEntity'],
}

/** What is wrong with what a page tells search engines and other sites: one sentence each. */
export async function checkMetadata(locale: Locale, { path, view }: Found, visit: Visit): Promise<readonly string[]> {
  if (!view) return []
  const things = thingsOf(view.data)
  const picture = view.picture === '' ? undefined : await visit(locale, view.picture.replace(/^https:\/\/[^/]+/, ''))
  const problems = [
    ...(things ? things.flatMap(missing) : ['has no data of schema.org']),
    ...(picture?.status === 200 && picture.headers['content-type'] === 'image/png' ? [] : ['has no picture to share']),
  ]
  return problems.map((problem) => `${locale} ${path}: ${problem}`)
}

function thingsOf(data: unknown): readonly object[] | undefined {
  if (typeof data !== 'object' || data === null || !('@graph' in data) || !Array.isArray(data['@graph']))
    return undefined
  return data['@graph'].filter((thing: unknown) => typeof thing === 'object' && thing !== null)
}

function missing(thing: object): readonly string[] {
  const type = '@type' in thing ? String(thing['@type']) : ''
  const properties = needed[type]
  if (!properties) return [`tells of ${type || 'a thing without type'}, which nobody has described here`]
  return properties.filter((name) => !(name in thing)).map((name) => `tells of ${type} without ${name}`)
}
