import path from 'node:path'
import { createCompiledCatalog, createCompilationErrorMessage } from '@lingui/cli/api'
import type { Plugin } from 'vite'
import { readCatalogs, readEnglish, type Texts, untranslated } from './catalog.ts'

/**
 * Compiles `locales/fr.po` from the texts in the code and `locales/en.po` from the file. The build fails if a message has no English
 * text. In development the French catalog is empty, because Lingui's macro leaves each text in the code: a changed text appears at once,
 * and a message without an English text appears in French.
 */
export function catalogs(site = process.cwd()): Plugin {
  let isBuild = false
  let all: ReturnType<typeof readCatalogs> | undefined

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
        const texts = await (isBuild ? completeTexts(file, locale) : developed())
        const { source, errors } = createCompiledCatalog(locale, texts, { namespace: 'es' })
        if (errors.length > 0) throw new Error(createCompilationErrorMessage(locale, errors))
        return { code: source, moduleType: 'js' }
      },
    },
  }
}
