import type { Locale } from '@clairmemoire/domain/locale'
import { type PageView, pageView } from './page-view.ts'
import type { Answer, Visit } from './visit.ts'

export interface Found {
  path: string
  /** Presses of a link from the home page. */
  clicks: number
  answer: Answer
  /** Absent where the answer is no page. */
  view?: PageView
}

/** Everything that links lead to from the home page of a language, on its own site. */
export async function crawl(locale: Locale, visit: Visit): Promise<readonly Found[]> {
  const found = new Map<string, Found>()
  let next = ['/']
  for (let clicks = 0; next.length > 0; clicks += 1) {
    const pages = await Promise.all(next.map((path) => look(locale, path, clicks, visit)))
    for (const page of pages) found.set(page.path, page)
    const links = pages.flatMap(({ view }) => view?.links ?? []).flatMap(({ to }) => pathOf(to))
    next = [...new Set(links)].filter((path) => !found.has(path))
  }
  return [...found.values()]
}

async function look(locale: Locale, path: string, clicks: number, visit: Visit): Promise<Found> {
  const answer = await visit(locale, path)
  const isPage = String(answer.headers['content-type']).startsWith('text/html')
  return { path, clicks, answer, ...(isPage && { view: pageView(answer.body) }) }
}

/** The language switch leads back to where one was, which is no page of its own. */
function pathOf(link: string): readonly string[] {
  const [path = ''] = link.split('#')
  return path.startsWith('/') && !path.startsWith('/locale/') ? [path] : []
}
