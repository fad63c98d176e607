import path from 'node:path'
import { createCompiledCatalog, createCompilationErrorMessage } from '@lingui/cli/api'
import type { Plugin } from 'vite'
import { readCatalogs, readEnglish, type Texts, untranslated } from './catalog.ts'

/** Matches the id of a message after Lingui's macro, which turns each message into an object. */
const idProperty = /\bid: "([^"]+)"/g

/**
 * Compiles `locales/fr.po` from the texts in the code and `locales/en.po` from the file. The build fails if a message has no English
 * text. In development the French catalog is empty, because Lingui's macro leaves each text in the code: a changed text appears at once,
 * and a message without an English text appears in French.
 *
 * A build also replaces the ids of messages by numbers, in catalogs and in code, which makes forms 1 to 3 kB smaller. Ids that match
 * `named` are not replaced.
 */
export function catalogs(site = process.cwd(), named?: RegExp): Plugin {
  let isBuild = false
  let all: ReturnType<typeof readCatalogs> | undefined
  let numbers: Promise<ReadonlyMap<string, string>> | undefined

  /**
   * Numbers all messages. The browser and the server have the same numbers, because both are built from the same code. The `~` shows a test
   * that a word of a page is an id.
   */
  async function numberMessages(): Promise<ReadonlyMap<string, string>> {
    all ??= readCatalogs(site)
    const ids = (await all).flatMap(({ fr }) => Object.keys(fr)).filter((id) => !named?.test(id))
    return new Map(ids.toSorted().map((id, index) => [id, `~${index.toString(36)}`]))
  }

  /** Returns the function that replaces an id; it returns any other text unchanged. */
  async function builtIds(): Promise<(id: string) => string> {
    if (!isBuild) return (id) => id
    numbers ??= numberMessages()
    const known = await numbers
    return (id) => known.get(id) ?? id
  }

  async function completeTexts(file: string, locale: 'fr' | 'en'): Promise<Texts> {
    all ??= readCatalogs(site)
    const catalog = (await all).find(({ folder }) => path.join(site, folder, 'locales', `${locale}.po`) === file)
    if (!catalog) throw new Error(`${file} is in no catalog of lingui.config.ts`)
    if (locale === 'fr') return catalog.fr
    const missing = untranslated(catalog)
    if (missing.length > 0) throw new Error(`${file} has no text for\n${missing.join('\n')}`)
    return catalog.en ?? {}
  }

  return {
    name: 'catalogs',
    enforce: 'pre',
    configResolved: ({ command }) => {
      isBuild = command === 'build'
    },
    // The French files do not exist, so their paths are resolved here.
    resolveId: {
      filter: { id: /\/locales\/fr\.po$/ },
      handler: (id, importer = '') => path.resolve(path.dirname(importer), id),
    },
    load: {
      filter: { id: /\/locales\/(?:fr|en)\.po$/ },
      async handler(file) {
        const locale = file.endsWith('fr.po') ? 'fr' : 'en'
        const developed = async () => (locale === 'fr' ? {} : readEnglish(site, file))
        const texts: Texts = await (isBuild ? completeTexts(file, locale) : developed())
        const builtId = await builtIds()
        const built = Object.fromEntries(Object.entries(texts).map(([id, text]) => [builtId(id), text]))
        const { source, errors } = createCompiledCatalog(locale, built, { namespace: 'es' })
        if (errors.length > 0) throw new Error(createCompilationErrorMessage(locale, errors))
        return { code: source, moduleType: 'js' }
      },
    },
    transform: {
      order: 'post',
      filter: { code: 'id: "' },
      async handler(code) {
        const builtId = await builtIds()
        return { code: code.replaceAll(idProperty, (_, id: string) => `id: "${builtId(id)}"`), map: null }
      },
    },
  }
}
