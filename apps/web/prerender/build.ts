import { writeFile } from 'node:fs/promises'
import { build } from 'vite'
import { builtPages, pagesFile } from '../server/build-output.ts'
import { compressAssets } from './compress-assets.ts'
import { prerenderPages } from './prerender-pages.ts'

await build({ logLevel: 'warn', build: { outDir: 'dist/client', emptyOutDir: true } })
await build({
  logLevel: 'warn',
  build: { ssr: 'src/render.tsx', outDir: 'dist/server', emptyOutDir: true, copyPublicDir: false },
})

const pages = await prerenderPages(await builtPages())
await writeFile(pagesFile, JSON.stringify(pages))
await compressAssets()

const count = Object.values(pages).flatMap((ofSite) => Object.keys(ofSite)).length
process.stdout.write(`built ${count} pages\n`)
