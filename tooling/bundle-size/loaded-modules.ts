import type { Manifest } from 'vite'

/** Keys of the manifest. */
type Modules = ReadonlySet<string>

const entry = 'src/boot.ts'
/** The header and the footer; most forms have neither. */
const pageFrame = 'src/shell/frame/page-frame.ts'
const formWithHeader = 'src/routes/trial-forms.tsx'
/**
 * Modules that a form does not need itself. Some serve the page that the visitor opens next: they load and measure it, and show its header,
 * footer and failures. Error reports are loaded on any page when the browser is idle. Visitors rarely renew a session or solve a challenge.
 */
const ofNextPage = new Set([
  pageFrame,
  'src/platform/clients/site-content.ts',
  'src/shell/failure-messages.tsx',
  'src/shell/frame/news-of-footer.ts',
  'src/platform/session/renewal.ts',
  'src/platform/proof-of-work/solve-challenge.ts',
  'src/platform/error-reports/sentry.ts',
  'src/platform/measurement/product.ts',
])

/** Returns each route file once, such as `src/routes/legal.tsx`, although the build splits one file into several modules. */
export function routeFiles(manifest: Manifest): string[] {
  const routes = Object.keys(manifest).filter((key) => key.startsWith('src/routes/'))
  return [...new Set(routes.map(fileOfModule))]
}

/** Returns the module that a form or a private page opens first, recognized by its name; undefined for any other page. */
export function firstOpened(manifest: Manifest, route: string): string | undefined {
  const code = Object.keys(manifest).filter((key) => fileOfModule(key) === route)
  return lazyImports(manifest, withImports(manifest, code)).find((key) =>
    /-(?:stages|view)(?:\.tsx?)?$/.test(manifest[key]?.name ?? key),
  )
}

/** The modules that a service needs in addition to the modules that every page loads. */
export function modulesOfService(manifest: Manifest, service: string): Modules {
  const everyPage = withImports(manifest, [entry, ...lazyImports(manifest, [entry])])
  return new Set([...withImports(manifest, [service])].filter((key) => !everyPage.has(key)))
}

/** The module with the texts of a form's stages, which its first screen does not need. */
const stageWords = /\/stage-words\.ts$/

/** The scripts of a content page without interaction: boot.ts with all its imports, and the script that loads it. */
export function modulesByThemselves(manifest: Manifest): Modules {
  return withImports(manifest, [entry, 'src/boot-after-paint.ts'])
}

/** The scripts of a form without interaction: the site, the code of its route, and the catalogs and texts of one language. */
export function modulesOfRoute(manifest: Manifest, route: string, locale: string): Modules {
  const code = route === formWithHeader ? modulesToRead(manifest, route) : codeOfRoute(manifest, route)
  const inLanguage = lazyImports(manifest, code).filter((key) => languageOf(key) === locale)
  return withImports(manifest, [...code, ...inLanguage])
}

/** The scripts of a content page after hydration: the site with header and footer, and the code of its route. Its HTML has its texts. */
export function modulesToRead(manifest: Manifest, route: string): Modules {
  return withImports(manifest, [...codeOfRoute(manifest, route), pageFrame])
}

function codeOfRoute(manifest: Manifest, route: string): Modules {
  const ofRoute = Object.keys(manifest).filter((key) => fileOfModule(key) === route)
  return withImports(manifest, [entry, ...lazyImports(manifest, [entry]), ...ofRoute])
}

/** The scripts of a form with those that it prefetches for the first press of a button, but without those of later stages. */
export function modulesOfForm(manifest: Manifest, route: string, locale: string, firstStage: string): Modules {
  const isLater = (key: string) =>
    ofNextPage.has(key) ||
    (!stageWords.test(key) &&
      (/^src\/(?:features|own-results|private-views|cookie-consent)\//.test(key) ||
        manifest[key]?.name === 'received') &&
      languageOf(key) === undefined &&
      key !== firstStage)
  const opened = withNext(manifest, modulesOfRoute(manifest, route, locale), locale, isLater)
  const words = lazyImports(
    manifest,
    withImports(
      manifest,
      [...opened].filter((key) => stageWords.test(key)),
    ),
  )
  return withImports(manifest, [...opened, ...words.filter((key) => languageOf(key) === locale)])
}

/** All scripts that a page can load until the visitor leaves it. */
export function modulesInAll(manifest: Manifest, route: string, locale: string): Modules {
  let modules = modulesOfRoute(manifest, route, locale)
  for (let before = 0; before < modules.size; ) {
    before = modules.size
    modules = withNext(manifest, modules, locale, (key) => ofNextPage.has(key))
  }
  return modules
}

/** With possible further imports, except other routes, the other language and later parts. */
function withNext(
  manifest: Manifest,
  modules: Modules,
  locale: string,
  isLater: (key: string) => boolean = () => false,
): Modules {
  const further = lazyImports(manifest, modules).filter((key) => !key.startsWith('src/routes/') && !isLater(key))
  return withImports(manifest, [...modules, ...further.filter((key) => (languageOf(key) ?? locale) === locale)])
}

const fileOfModule = (key: string) => key.replace(/\?.*$/, '')
/** The language of a catalog or of another file in one language, such as `locales/fr.po` or `text-fr.ts`. */
const languageOf = (key: string) => /[/-](fr|en)\.(?:po|ts)$/.exec(key)?.[1]

function lazyImports(manifest: Manifest, keys: Iterable<string>): string[] {
  return [...keys].flatMap((key) => manifest[key]?.dynamicImports ?? [])
}

function withImports(manifest: Manifest, keys: Iterable<string>): Modules {
  const found = new Set(keys)
  // The loop also visits the keys that are added to the set during the loop.
  for (const key of found) for (const imported of manifest[key]?.imports ?? []) found.add(imported)
  return found
}
