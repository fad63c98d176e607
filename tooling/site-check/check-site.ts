import { type Locale, locales } from '@clairmemoire/domain/locale'
import { HtmlValidate } from 'html-validate'
import { checkCrawl } from './check-crawl.ts'
import { checkMetadata } from './check-metadata.ts'
import { checkRow } from './check-row.ts'
import { crawl, type Found } from './crawl.ts'
import { specTable } from './spec-table.ts'
import type { Visit } from './visit.ts'

const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:standard', 'html-validate:a11y'],
  // Of the two tables of contents of a page the style sheet shows one; axe, in a browser, holds landmarks apart.
  rules: { 'unique-landmark': 'off' },
})

/** What of the HTML of a page is not valid (RGAA 8.2), one sentence each. */
export async function checkMarkup(locale: Locale, { path, answer, view }: Found): Promise<readonly string[]> {
  if (!view) return []
  const { results } = await validator.validateString(answer.body)
  return results
    .flatMap(({ messages }) => messages)
    .map(({ ruleId, message, selector }) => `${locale} ${path}: ${ruleId}: ${message} (${selector ?? 'the page'})`)
}

export interface SiteReport {
  /** Of both languages. */
  pages: number
  problems: readonly string[]
}

/** Compares a running site with the table of the specification, and looks at every page that it links to. */
export async function checkSite(visit: Visit): Promise<SiteReport> {
  const problems: string[] = []
  for (const row of specTable) problems.push(...(await checkRow(row, visit)))
  let pages = 0
  for (const locale of locales) {
    const found = await crawl(locale, visit)
    pages += found.filter(({ view }) => view).length
    problems.push(...checkCrawl(locale, found, await listedIn(locale, visit)))
    for (const page of found) {
      problems.push(...(await checkMarkup(locale, page)), ...(await checkMetadata(locale, page, visit)))
    }
  }
  return { pages, problems }
}

/** The paths of the sitemap. */
async function listedIn(locale: Locale, visit: Visit): Promise<readonly string[]> {
  const { body } = await visit(locale, '/sitemap.xml')
  return Array.from(body.matchAll(/<loc>([^<]+)<\/loc>/g), ([, address = '']) => new URL(address).pathname)
}
