import { writeFile } from 'node:fs/promises'
import { locales } from '@clairmemoire/domain/locale'
import type { SiteEnvironment } from '@clairmemoire/domain/site-host'
import { build } from 'vite'
import { builtPages, pagesFile } from '../server/build-output.ts'
import { publicSettings, unsetOperator } from '../server/operator-facts.ts'
import { fingerprint, type PrerenderedPage } from '../server/page-store.ts'
import { knownUrls, unknownUrl } from '../src/routing/known-urls.ts'
import { compressAssets } from './compress-assets.ts'
import { refuseInlineCode } from './inline-code.ts'

const environments: readonly SiteEnvironment[] = ['local', 'staging', 'production']

await build({ logLevel: 'warn', build: { outDir: 'dist/client', emptyOutDir: true } })
await build({
  logLevel: 'warn',
  build: { ssr: 'src/render.tsx', outDir: 'dist/server', emptyOutDir: true, copyPublicDir: false },
})

const makePage = await builtPages()
const pages: Record<string, Record<string, PrerenderedPage>> = {}
for (const locale of locales) {
  for (const environment of environments) {
    const settings = publicSettings(unsetOperator, locale, environment)
    const ofSite: Record<string, PrerenderedPage> = {}
    for (const url of [...knownUrls(locale), unknownUrl]) {
      const page = await makePage(url, settings)
      refuseInlineCode(url, page.html)
      ofSite[url] = page
    }
    pages[fingerprint(settings)] = ofSite
  }
}
await writeFile(pagesFile, JSON.stringify(pages))
await compressAssets()
process.stdout.write(`built ${Object.values(pages).flatMap((ofSite) => Object.keys(ofSite)).length} pages\n`)
