import { readFileSync } from 'node:fs'
import path from 'node:path'
import { extractor, getCatalogs } from '@lingui/cli/api'
import { type CatalogType, type ExtractorType, getConfig, type LinguiConfigNormalized } from '@lingui/conf'

/** Texts by message id. */
export type Texts = Readonly<Record<string, string>>

export interface SiteCatalog {
  /** The folder of the code, relative to the site. */
  folder: string
  /** The texts in the code. */
  fr: Texts
  /** The texts in `locales/en.po`; undefined without this file, for pages in French only. */
  en: Texts | undefined
}

/** Parses only files that import from Lingui: most files contain no message, and skipping them halves the time. */
const messagesOnly: ExtractorType = {
  match: (file) => extractor.match(file),
  extract: (file, code, ...rest) =>
    code.includes("from '@lingui/") ? extractor.extract(file, code, ...rest) : undefined,
}

function configOf(site: string): LinguiConfigNormalized {
  return { ...getConfig({ cwd: site }), extractors: [messagesOnly] }
}

/** Reads every catalog of a site, which is a folder with a `lingui.config.ts`. */
export async function readCatalogs(site: string): Promise<readonly SiteCatalog[]> {
  const catalogs = await getCatalogs(configOf(site))
  return Promise.all(
    catalogs.map(async (catalog) => {
      const messages = await catalog.collect()
      if (!messages) throw new Error(`The messages of ${catalog.path} cannot be read`)
      const english = await catalog.read('en')
      return {
        folder: path.relative(site, path.dirname(catalog.localeDir)),
        fr: Object.fromEntries(Object.entries(messages).map(([id, { message = '' }]) => [id, message])),
        en: english && textsOf(english),
      }
    }),
  )
}

/** Reads one `en.po`. Messages without a text are omitted. */
export async function readEnglish(site: string, file: string): Promise<Texts> {
  const catalogs = await getCatalogs(configOf(site))
  const catalog = catalogs.find((one) => path.resolve(one.getFilename('en')) === file)
  return textsOf((await catalog?.read('en')) ?? {})
}

function textsOf(messages: CatalogType): Texts {
  return Object.fromEntries(
    Object.entries(messages).flatMap(([id, { translation }]) => (translation ? [[id, translation]] : [])),
  )
}

/** Adds new messages of the code to each `en.po` and removes messages that the code lacks. Skips folders that load no `en.po`. */
export async function updateEnglish(site: string): Promise<void> {
  const config = configOf(site)
  for (const catalog of await getCatalogs(config)) {
    if (catalog.sourcePaths.some((file) => readFileSync(file, 'utf8').includes('/locales/en.po')))
      await catalog.make({ locale: ['en'], clean: true, overwrite: false, orderBy: config.orderBy })
  }
}

/** Returns the messages without an English text, each as "id: French text"; none if the catalog is in French only. */
export function untranslated({ fr, en }: SiteCatalog): readonly string[] {
  return Object.entries(fr).flatMap(([id, text]) => (en && !en[id] ? [`${id}: ${text}`] : []))
}
