import { readdir, readFile, writeFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { type Locale, locales } from '@clairmemoire/domain/locale'
import type { SiteEnvironment } from '@clairmemoire/domain/site-host'
import { build } from 'vite'
import { builtPages, type RenderDocument } from '../server/document.ts'
import { publicSettings, unsetOperator } from '../server/operator-facts.ts'
import type { VersionedDocument } from '../server/page-store.ts'
import type { Content } from '../src/platform/content/content.ts'
import { knownUrls, unknownUrl } from '../src/routing/known-urls.ts'
import { matchPath, publicPath } from '../src/routing/public-paths.ts'
import { checkedContent, checkedStudyPaths } from './checked-content.ts'
import { refuseInlineCode } from './inline-code.ts'
import { writeLicenseNotices } from './license-notices.ts'
import { clientFolder, mapsFolder, moveMaps } from './source-maps/mapped-scripts.ts'

const environments: readonly SiteEnvironment[] = ['local', 'staging', 'production']

const assets = new URL('../dist/client/assets/', import.meta.url)

const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }

const client = { outDir: 'dist/client', emptyOutDir: true, sourcemap: 'hidden' } as const
await writeLicenseNotices(await build({ logLevel: 'warn', build: client }))
await moveMaps(clientFolder, mapsFolder)
await build({
  logLevel: 'warn',
  build: {
    ssr: true,
    rolldownOptions: { input: ['src/render.tsx', 'src/render-preview.tsx'] },
    outDir: 'dist/server',
    emptyOutDir: true,
    copyPublicDir: false,
  },
})

const count = await checkPages(await builtPages(), checkedContent)
await compressAssets()
process.stdout.write(`built, and ${count} pages checked\n`)

/** Writes a brotli and a gzip copy beside each text file. It uses the highest level, because a file is compressed only once. */
async function compressAssets(): Promise<void> {
  const names = (await readdir(assets)).filter((name) => /\.(?:js|css|svg)$/.test(name))
  for (const name of names) {
    const content = await readFile(new URL(name, assets))
    await writeFile(new URL(`${name}.br`, assets), await promisify(brotliCompress)(content, brotliOptions))
    await writeFile(new URL(`${name}.gz`, assets), await promisify(gzip)(content, { level: 9 }))
  }
}

/** Renders every page of both locales for every kind of host, and returns the number of pages. Fails on the first invalid page. */
async function checkPages(renderDocument: RenderDocument, contentIn: (locale: Locale) => Content): Promise<number> {
  let count = 0
  const files = new Set(await readdir(assets))
  for (const locale of locales) {
    for (const environment of environments) {
      const settings = publicSettings(unsetOperator, { locale, environment })
      const ofStudy = checkedStudyPaths.map(({ page, params }) => publicPath(page, locale, params))
      for (const url of [...knownUrls(locale), ...ofStudy, unknownUrl]) {
        const page = await renderDocument(url, settings, contentIn(locale))
        refuseWrongStatus(url, page)
        refuseInlineCode(url, page.html)
        refuseMissingFiles(url, page.html, files)
        count += 1
      }
    }
  }
  return count
}

/** Fails if a page refers to a file, such as a drawing, that the server build has but the client build lacks. */
function refuseMissingFiles(url: string, html: string, files: ReadonlySet<string>): void {
  for (const [, name = ''] of html.matchAll(/\/assets\/([\w.-]+)/g))
    if (!files.has(name)) throw new Error(`${url} names ${name}, which the build has not made`)
}

/** Fails on a wrong status: without this check, a page whose route is missing would be built as NotFound. */
function refuseWrongStatus(url: string, { status }: Pick<VersionedDocument, 'status'>): void {
  const expected = matchPath(url)?.page.status ?? 404
  if (status !== expected) throw new Error(`${url} was rendered with the status ${status} instead of ${expected}`)
}
