import type { Locale } from '@clairmemoire/domain/locale'
import type { Manifest, ManifestChunk } from 'vite'
import { routeFileOf } from '../src/routing/route-file.ts'
import type { Page } from '../src/routing/site-map.ts'

/**
 * Matches the modules that a form loads at the first press, unless its row names one in `opens`: its stages or view, and its definition.
 */
const firstOpened = /-(?:stages|view)(?:\.tsx?)?$/
const definition = /\/packages\/forms\//

const pageFrame = 'src/shell/frame/page-frame.ts'

/** The API clients and storage that every stage uses. */
const clients = 'src/platform/clients/backend-clients.ts'

/** Matches the module that imports the catalogs of a form's stages. */
const stageWords = /\/stage-words\.ts$/

/** Keys of these modules in the manifest of the build. Throws if one of them has no chunk of its own. */
function modulesOfFirstPress(
  { screen, opens }: Page,
  mayLoad: readonly string[],
  manifest: Manifest,
): readonly string[] {
  // A module that several others import has a generated key; only its `name` is known.
  const isOpenedFirst = (key: string) => firstOpened.test(manifest[key]?.name ?? key) || definition.test(key)
  const opened = opens === undefined ? mayLoad.filter(isOpenedFirst) : [`src/features/${opens}`]
  if (opened.length === 0 || opened.some((key) => !manifest[key]))
    throw new Error(`The client build has no separate module ${opened[0] ?? '*-stages or *-view'} for ${screen}`)
  return [...opened, clients]
}

/** Addresses of the built files that every page names. */
export interface ClientAssets {
  boot: string
  /** Loads `boot` on a content page. */
  bootAfterPaint: string
  /** The header and footer of every page except most forms. */
  pageFrame: string
  styles: readonly string[]
  printStyles: string
  fonts: readonly string[]
  /** The style sheets that the first paint of a page needs besides `styles`. */
  stylesOf: (page: Page) => readonly string[]
  /** The files that a form needs besides those of every page, in one language. */
  filesOf: (page: Page, locale: Locale) => PageFiles
}

export interface PageFiles {
  /** The style sheets of a form and of the parts that it opens later. */
  styles: readonly string[]
  /** Scripts for hydration. */
  first: readonly string[]
  /** Scripts that the first press needs. */
  ahead: readonly string[]
}

/** Reads the addresses from the manifest of the client build. Fonts are preloaded because the first screen uses them. */
export function clientAssets(manifest: Manifest): ClientAssets {
  const boot = manifest['src/boot.ts']
  const bootAfterPaint = manifest['src/boot-after-paint.ts']
  const frame = manifest[pageFrame]
  const print = Object.values(manifest).find(({ src }) => src?.endsWith('ui/src/print.css'))
  if (!boot || !bootAfterPaint || !frame || !print)
    throw new Error('The client build has no file that pages start with')
  const files = Object.values(manifest).flatMap((chunk) => [chunk.file, ...(chunk.assets ?? [])])
  const fonts = files.filter((file) => file.endsWith('.woff2'))
  return {
    boot: `/${boot.file}`,
    bootAfterPaint: `/${bootAfterPaint.file}`,
    pageFrame: `/${frame.file}`,
    styles: stylesOf([boot]),
    printStyles: `/${print.file}`,
    fonts: [...new Set(fonts)].map((file) => `/${file}`),
    stylesOf: (page) => furtherStyles(manifest, withImports(manifest, routeChunks(manifest, page))),
    filesOf: (page, locale) => filesOf(manifest, page, locale),
  }
}

function filesOf(manifest: Manifest, page: Page, locale: Locale): PageFiles {
  const ofRoute = routeChunks(manifest, page)
  const main = manifest['src/boot.ts']?.dynamicImports ?? []
  const code = withImports(manifest, [...ofRoute, ...main, ...(page.header ? [pageFrame] : [])])
  const further = code.flatMap((key) => manifest[key]?.dynamicImports ?? [])
  const wanted = further.filter((key) => !key.startsWith('src/routes/') && !isCatalogOfAnother(key, locale))
  const first = withImports(manifest, [...code, ...wanted.filter(isOfFirstScreen)])
  const opened = modulesOfFirstPress(page, further, manifest)
  const stageModules = withImports(
    manifest,
    further.filter((key) => stageWords.test(key)),
  )
  const words = stageModules
    .flatMap((key) => manifest[key]?.dynamicImports ?? [])
    .filter((key) => key.endsWith('.po') && !isCatalogOfAnother(key, locale))
  const ahead = withImports(manifest, [...opened, ...stageModules, ...words]).filter((key) => !first.includes(key))
  const files = (keys: readonly string[]) => [...new Set(chunksOf(manifest, keys).map(({ file }) => `/${file}`))]
  // The style sheets of parts that open later are included, so that their scripts need no further one.
  const styles = furtherStyles(manifest, withImports(manifest, [...first, ...wanted]))
  return { styles, first: files(first), ahead: files(ahead) }
}

function routeChunks(manifest: Manifest, page: Page): string[] {
  const route = `src/routes/${routeFileOf(page)}`
  return Object.keys(manifest).filter((key) => key.replace(/\?.*/s, '') === route)
}

/** Leaves out the style sheets that every page has. */
function furtherStyles(manifest: Manifest, keys: readonly string[]): string[] {
  const ofEveryPage = new Set(stylesOf(chunksOf(manifest, ['src/boot.ts'])))
  return stylesOf(chunksOf(manifest, keys)).filter((href) => !ofEveryPage.has(href))
}

function chunksOf(manifest: Manifest, keys: readonly string[]): ManifestChunk[] {
  return keys.flatMap((key) => manifest[key] ?? [])
}

function stylesOf(chunks: readonly ManifestChunk[]): string[] {
  return [...new Set(chunks.flatMap(({ css = [] }) => css.map((file) => `/${file}`)))]
}

/** Whether the first screen of a form needs a module that is imported dynamically: a catalog or the stored answers. */
function isOfFirstScreen(key: string): boolean {
  return key.endsWith('.po') || key === 'src/platform/application-state/browser-application-state.ts'
}

function isCatalogOfAnother(key: string, locale: Locale): boolean {
  return key.endsWith('.po') && !key.endsWith(`/${locale}.po`)
}

function withImports(manifest: Manifest, keys: readonly string[]): string[] {
  const found = new Set(keys)
  // Iterating over a set includes the items added meanwhile.
  for (const key of found) for (const imported of manifest[key]?.imports ?? []) found.add(imported)
  return [...found]
}
