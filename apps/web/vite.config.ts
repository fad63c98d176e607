import { buildTargets } from '@clairmemoire/browser-floor/floor'
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin'
import babel from '@rolldown/plugin-babel'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { codeSplitting } from './build/code-splitting.ts'
import { routeFileOf } from './src/routing/route-file.ts'
import { siteMap } from './src/routing/site-map.ts'

/** The name of what every page loads, and of the pages that are forms, once files have names. */
let siteFile = ''
const formFiles = new Set<string>()
const formRoutes = siteMap.filter(({ form }) => form).map((page) => `/src/routes/${routeFileOf(page)}?`)

const withNamesOfFiles: Plugin = {
  name: 'with-names-of-files',
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
 * Tells Chromium that all functions of the file are called as soon as it is loaded: it compiles them while it arrives, beside the thread
 * that a visitor waits for (ADR 0008). Others take it for a comment.
 */
const compiledAsItArrives: Plugin = {
  name: 'compiled-as-it-arrives',
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

/** The browser build starts at boot.ts, or boot-after-paint.ts on a page to read; the server build (`--ssr`) exports `render`. */
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
    lingui({ failOnMissing: true }),
    withNamesOfFiles,
    compiledAsItArrives,
  ],
  build: {
    manifest: !isSsrBuild,
    target: buildTargets,
    reportCompressedSize: false,
    modulePreload: {
      polyfill: false,
      // What every page loads asks for a page with all that it needs, itself and boot.ts apart. What a page asks for later is small and
      // finds most of it there: the names of the rest would cost every page that may ask more than they save the few that do.
      // Nor are the many parts of a form named: its own document asks for them, and a link to it as soon as a pointer comes near.
      resolveDependencies: (page, files, { hostId }) =>
        hostId === siteFile && !formFiles.has(page)
          ? files.filter((file) => file !== hostId && !file.startsWith('assets/boot-'))
          : [],
    },
    // Small icons inside a stylesheet would be data: addresses, which the content security policy refuses.
    assetsInlineLimit: 0,
    // A page names its drawings, and the client build has them: both builds name a file alike.
    // Names of files travel with every page that may load them.
    rolldownOptions: isSsrBuild
      ? { output: { hashCharacters: 'base36' } }
      : {
          input: ['src/boot.ts', 'src/boot-after-paint.ts', '@clairmemoire/ui/print.css'],
          output: {
            codeSplitting,
            hashCharacters: 'base36',
            chunkFileNames: 'assets/[hash:7].js',
          },
        },
  },
  // A published page has no use for what React tells the tools of developers.
  define: command === 'build' ? { __REACT_DEVTOOLS_GLOBAL_HOOK__: 'undefined' } : {},
  // React has had it itself since version 18; the shim for older ones would travel with every page.
  resolve: { alias: [{ find: /^use-sync-external-store\/shim$/, replacement: 'react' }] },
  ssr: { noExternal: [/^@clairmemoire\//, 'lucide', 'simple-icons'] },
}))
