import type { Locale } from '@clairmemoire/domain/locale'
import type { Found } from './crawl.ts'

/** What asks for the same address once more, with its query, where a form does not open; nothing else may have an empty one. */
const again: ReadonlySet<string> = new Set(['Réessayer', 'Try again'])

/** Who is worried does not look longer. */
const maxClicks = 3

/** What is wrong with the pages that links lead to: one sentence each. `listed` are the paths of the sitemap. */
export function checkCrawl(locale: Locale, found: readonly Found[], listed: readonly string[]): readonly string[] {
  const reached = new Set(found.map(({ path }) => path))
  const say = (path: string, problem: string) => `${locale} ${path}: ${problem}`
  return [
    ...found.flatMap(({ path, answer, clicks }) => [
      ...(answer.status === 200 ? [] : [say(path, `a link leads there, and it answers ${answer.status}`)]),
      ...(clicks <= maxClicks ? [] : [say(path, `is ${clicks} clicks away`)]),
    ]),
    ...found.flatMap(({ path, view }) =>
      (view?.links ?? []).flatMap(({ label, to }) =>
        isLink(to) || (to === '' && again.has(label)) ? [] : [say(path, `links to ${JSON.stringify(to)}`)],
      ),
    ),
    ...twice(found, ({ view }) => view?.title).map(([path, other]) => say(path, `is called as ${other}`)),
    ...twice(found, ({ view }) => view?.description).map(([path, other]) =>
      say(path, `says of itself what ${other} says`),
    ),
    ...listed
      .filter((path) => !reached.has(path))
      .map((path) => say(path, 'is in the sitemap, and no link leads there')),
    ...found
      .filter(({ path, view }) => view?.isIndexed && !path.includes('?') && !listed.includes(path))
      .map(({ path }) => say(path, 'is indexed, and not in the sitemap')),
  ]
}

function isLink(to: string): boolean {
  return to.startsWith('/') || to.startsWith('#') || /^(?:https:\/\/\w|mailto:\S+@|(?:tel|sms):\+?\d)/.test(to)
}

/** Pages that share a text with an earlier one; the parts of one list share theirs. */
function twice(
  found: readonly Found[],
  textOf: (page: Found) => string | undefined,
): readonly (readonly [string, string])[] {
  const first = new Map<string, string>()
  return found.flatMap((page) => {
    const text = textOf(page)
    if (text === undefined || page.path.includes('?')) return []
    const earlier = first.get(text)
    if (earlier === undefined) first.set(text, page.path)
    return earlier === undefined ? [] : [[page.path, earlier] as const]
  })
}
