import { readdirSync } from 'node:fs'
import path from 'node:path'
import { checked } from '@clairmemoire/cms-client/checked'
import type { Page } from '@clairmemoire/cms-client/page'
import type { Locale } from '@clairmemoire/domain/locale'
import { sourcesIn } from '../content-store.ts'
import { gather } from '../documents/content.ts'

/** The folder of the repository's documents. */
export const repositoryFolder = path.resolve(import.meta.dirname, '../../../content')

export async function repositoryContent() {
  const { content, faults } = gather(await sourcesIn(repositoryFolder)())
  if (faults.length > 0) throw new Error('Some documents are not good')
  return content
}

/** The slugs of the pages in a language. */
export const slugsIn = (locale: Locale) =>
  readdirSync(path.join(repositoryFolder, locale, 'pages')).map((file) => path.basename(file, '.md'))

/** A page of the repository as the site reads it. */
export async function pageIn(locale: Locale, slug: string): Promise<Page> {
  const entry = (await repositoryContent())[locale].entries.pages.find((page) => page.slug === slug)
  const { value } = checked('pages', entry?.attributes() ?? {}, slug)
  if (!value) throw new Error(`There is no page ${slug} in ${locale}`)
  return value
}
