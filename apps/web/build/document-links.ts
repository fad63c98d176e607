import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { type Locale, locales } from '@clairmemoire/domain/locale'
import { noticesPath } from '../src/routing/file-paths.ts'
import { existsIn } from '../src/routing/guard.ts'
import { matchPath, publicPath } from '../src/routing/public-paths.ts'

/** Markdown's `](/path)` and the fields `href` and `link` of front matter. */
const ownLinks = /(?:\]\(|\b(?:href|link): *["']?)(\/(?!\/)[^\s)"']*)/g

/** Fails on a document's link to an address that does not exist in its language, or is written in another form. */
export async function refuseDeadLinks(folder: string): Promise<void> {
  const faults = (await Promise.all(locales.map((locale) => faultsIn(folder, locale)))).flat()
  if (faults.length > 0) throw new Error(`Documents link to pages that are not there.\n${faults.join('\n')}`)
}

async function faultsIn(folder: string, locale: Locale): Promise<readonly string[]> {
  const files = await readdir(path.join(folder, locale), { recursive: true })
  const documents = files.filter((name) => /\.(?:md|yaml)$/.test(name)).toSorted()
  const slugsIn = (names: readonly string[]) => new Set(names.map((name) => path.parse(name).name))
  const slugs = {
    slug: slugsIn(files.filter((name) => name.startsWith('articles'))),
    trial_name: slugsIn(await readdir(path.join(folder, 'studies'))),
  }
  const faults = await Promise.all(
    documents.map(async (name) => {
      const lines = (await readFile(path.join(folder, locale, name), 'utf8')).split('\n')
      return lines.flatMap((line, index) =>
        Array.from(line.matchAll(ownLinks), ([, link = '']) => link)
          .filter((link) => !isPage(link, locale, slugs))
          .map((link) => `${locale}/${name}, line ${index + 1}: ${link} is not a page of this language`),
      )
    }),
  )
  return faults.flat()
}

type Slugs = Readonly<Record<string, ReadonlySet<string>>>

function isPage(link: string, locale: Locale, slugs: Slugs): boolean {
  const [address = ''] = link.split(/[?#]/)
  if (address === noticesPath) return true
  const match = matchPath(address)
  if (!match || !existsIn(match.page, locale) || publicPath(match.page, locale, match.params) !== address) return false
  return Object.entries(match.params).every(([name, slug]) => slugs[name]?.has(slug) ?? true)
}
