import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { builtPages } from '../server/build-output.ts'
import { compressAssets } from './compress-assets.ts'
import { checkedContent } from './checked-content.ts'
import { checkPages } from './check-pages.ts'
import { refuseDeadLinks } from './document-links.ts'
import { writeLicenseNotices } from './license-notices.ts'
import { clientFolder, mapsFolder } from './source-maps/built-site.ts'
import { putMapsAside } from './source-maps/mapped-scripts.ts'

await refuseDeadLinks(fileURLToPath(new URL('../../cms/content', import.meta.url)))

const client = { outDir: 'dist/client', emptyOutDir: true, sourcemap: 'hidden' } as const
await writeLicenseNotices(await build({ logLevel: 'warn', build: client }))
await putMapsAside(clientFolder, mapsFolder)
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

const count = await checkPages(await builtPages(), () => checkedContent)
await compressAssets()
process.stdout.write(`built, and ${count} pages checked\n`)
