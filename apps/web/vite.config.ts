import { buildTargets } from '@clairmemoire/browser-floor/floor'
import { catalogs } from '@clairmemoire/catalogs/vite'
import { linguiTransformerBabelPreset } from '@lingui/vite-plugin'
import babel from '@rolldown/plugin-babel'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { codeSplitting } from './build/code-splitting.ts'
import { failureMessages } from './src/platform/page-contents/contents.ts'
import { routeFileOf } from './src/routing/route-file.ts'
import { siteMap } from './src/routing/site-map.ts'

/** The file that every page loads, and the files of forms, once the bundler has named them. */
let siteFile = ''
const formFiles = new Set<string>()
const formRoutes = siteMap.filter(({ form }) => form).map((page) => `/src/routes/${routeFileOf(page)}?`)

const recordFileNames: Plugin = {
  name: 'record-file-names',
  apply: 'build',
  generateBundle: {
    order: 'pre',
    handler(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== 'chunk') continue
        if (file.name === 'site') siteFile = file.fileName
        if (formRoutes.some((route) => file.facadeModuleId?.includes(route))) formFiles.add(file.fileName)
      }
    },
  },
}

/**
 * Makes Chromium compile all functions of the file eagerly, off the main thread, while it is being loaded (ADR 0008). Other browsers treat
 * the hint as a comment.
 */
const eagerCompilation: Plugin = {
  name: 'eager-compilation',
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      const site = bundle[siteFile]
      if (site?.type !== 'chunk') return
      site.code = `//# allFunctionsCalledOnLoad\n${site.code}`
      const map = bundle[`${siteFile}.map`]
      if (map?.type === 'asset') map.source = String(map.source).replace('"mappings":"', '"mappings":";')
    },
  },
}

/** The browser build starts at boot.ts, or at boot-after-paint.ts on a content page; the server build (`--ssr`) exports `render`. */
export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [
    tanstackRouter({
      target: 'react',
      routesDirectory: 'src/routes',
      generatedRouteTree: 'src/generated/routeTree.gen.ts',
      autoCodeSplitting: true,
      quoteStyle: 'single',
      codeSplittingOptions: { defaultBehavior: [['component', 'loader']] },
    }),
    babel({ presets: [linguiTransformerBabelPreset()] }),
    react(),
    catalogs(process.cwd(), failureMessages),
    recordFileNames,
    eagerCompilation,
  ],
  build: {
    manifest: !isSsrBuild,
    target: buildTargets,
    reportCompressedSize: false,
    modulePreload: {
      polyfill: false,
      // The common file preloads a page with all its dependencies, except itself and boot.ts. For later imports of a page, which are small
      // and mostly loaded already, the list of dependencies would cost more bytes than it saves. Dependencies of forms are omitted too: the
      // document of a form lists them, and hovering over a link prefetches them.
      resolveDependencies: (page, files, { hostId }) =>
        hostId === siteFile && !formFiles.has(page)
          ? files.filter((file) => file !== hostId && !file.startsWith('assets/boot-'))
          : [],
    },
    // Otherwise small icons inside a stylesheet would become data: addresses, which the content security policy blocks.
    assetsInlineLimit: 0,
    // A server-rendered page refers to drawings of the client build, so both builds name files alike. Short names, because pages include
    // the names of files that they may load.
    rolldownOptions: isSsrBuild
      ? { output: { hashCharacters: 'base36' } }
      : {
          input: ['src/boot.ts', 'src/boot-after-paint.ts', '@clairmemoire/ui/print.css'],
          output: { codeSplitting, hashCharacters: 'base36', chunkFileNames: 'assets/[hash:7].js' },
        },
  },
  define: {
    __PAGE_DATA__: String(command !== 'build' || isSsrBuild === true),
    // A published page does not need React's hooks for developer tools.
    ...(command === 'build' && { __REACT_DEVTOOLS_GLOBAL_HOOK__: 'undefined' }),
  },
  // Part of React since version 18; the shim would only enlarge every page.
  resolve: { alias: [{ find: /^use-sync-external-store\/shim$/, replacement: 'react' }] },
  ssr: { noExternal: [/^@clairmemoire\//, 'lucide', 'simple-icons'] },
}))
