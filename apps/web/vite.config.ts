import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin'
import babel from '@rolldown/plugin-babel'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { minify, type MinifyOptions } from 'terser'
import { defineConfig, type Plugin } from 'vite'
import { routeFileOf } from './src/routing/route-file.ts'
import { siteMap } from './src/routing/site-map.ts'

/**
 * What every page loads is one file with all it imports; routes and features stay apart.
 * The helper that loads them comes with boot.ts, which needs it before that file and must not wait for another.
 * What forms share is few files: without HTTP/2 a browser asks for six at a time, and each of many small ones costs a round trip (ADR 0052).
 * None takes in what a page to read needs, nor what is loaded by a name of its own.
 */
const codeSplitting = {
  groups: [
    {
      name: 'boot',
      test: /vite[\\/]preload-helper|[\\/]src[\\/](boot|early-click|platform[\\/]error-reports[\\/](early-errors|errors-of-page))\.ts$/,
      priority: 1,
    },
    { name: 'site', test: /[\\/]src[\\/](main\.tsx|routing[\\/]page-(copy|loader)\.ts)$/ },
    {
      name: 'state',
      test: /[\\/]platform[\\/](?:(?:sealing|application-state|draft-id)[\\/](?!browser-(?:application-state|draft-ids))|timeout[\\/](?:device-timeout|silent-device))|[\\/]node_modules[\\/]idb-keyval[\\/]/,
      includeDependenciesRecursively: false,
    },
    {
      name: 'introduction',
      test: /[\\/]form-flow[\\/](?:drafts|navigation|stages)[\\/]|[\\/]react-query[\\/].*QueryClientProvider/,
      includeDependenciesRecursively: false,
    },
    {
      name: 'loading',
      test: /[\\/]form-flow[\\/]catalog|[\\/]platform[\\/]timeout[\\/](?:within|loading-timeout)|[\\/]react-router[\\/]dist[\\/]esm[\\/]useLocation/,
      includeDependenciesRecursively: false,
    },
    {
      name: 'clients',
      test: /[\\/]api-client[\\/]src[\\/](?:session|csrf|repeated|client)|[\\/]platform[\\/](?:clients[\\/]site-(?:api|query-client)|draft-id[\\/]browser-draft-ids)|[\\/]node_modules[\\/](?:openapi-fetch|@tanstack[\\/](?:query-core|react-query))[\\/]/,
      includeDependenciesRecursively: false,
    },
    {
      name: 'fields',
      test: /[\\/]packages[\\/]ui[\\/]src[\\/](?:text-field|choice-group|field-group|visually-hidden)[\\/]/,
      includeDependenciesRecursively: false,
    },
    // Without the steps that only a request has.
    {
      name: 'form',
      test: /[\\/]form-flow[\\/](?:step\.ts|form|failures|machine|steps[\\/](?!contact-(?:field|input|step)|use-contact-form|phone-notation|slot-input))|[\\/]packages[\\/]ui[\\/]src[\\/](?:date-field|error-summary|progress|saved-status|scale)[\\/]|[\\/]domain[\\/]src[\\/](?:calendar-date|email-address|held-time|person-name|postal-code|questionnaire|typed-date)[\\/]|[\\/]call-requests[\\/]call-slots|[\\/]node_modules[\\/](?:@xstate|xstate|use-isomorphic-layout-effect)[\\/]/,
      includeDependenciesRecursively: false,
    },
    {
      name: 'finder',
      test: /[\\/]trial-finder[\\/](?:screening[\\/](?!screening-flow|matching-answers)|trial-finder\.queries|study-in-question)/,
      includeDependenciesRecursively: false,
    },
    {
      name: 'parts',
      test: /[\\/]packages[\\/]ui[\\/]src[\\/](?:actions|card|card-list|disclosure|explained-word|fact-list|hero|lead|link-list|notice|outward-link|panel|pillars|split|stack|steps|table-of-contents|tag|tag-list)[\\/]|[\\/]blocks[\\/]related-articles/,
    },
  ],
}

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
 * The router scrolls by a module of its own, which is switched off (`routing/scroll-and-focus.ts`) and yet would travel with every
 * page. An update of the router that asks it for anything else fails the build.
 */
const withoutScrollOfRouter: Plugin = {
  name: 'without-scroll-of-router',
  apply: 'build',
  load: {
    filter: { id: /[\\/]router-core[\\/]dist[\\/]esm[\\/]scroll-restoration\.js$/ },
    handler: () => `
      export const setupScrollRestoration = () => {}
      export const defaultGetScrollRestorationKey = undefined
      export const getElementScrollRestorationEntry = undefined
      export const storageKey = undefined
    `,
  },
}

/**
 * How the router reads and writes what stands behind the `?`, which is set to `routing/search.ts`. An update of the router that asks
 * it for anything else fails the build.
 */
const withoutSearchOfRouter: Plugin = {
  name: 'without-search-of-router',
  apply: 'build',
  load: {
    filter: { id: /[\\/]router-core[\\/]dist[\\/]esm[\\/]searchParams\.js$/ },
    handler: () => `
      export const defaultParseSearch = undefined
      export const defaultStringifySearch = undefined
      export const parseSearchWith = undefined
      export const stringifySearchWith = undefined
    `,
  },
}

/**
 * The router can leave a page to the browser alone, and restore where it was scrolled to by a script in the page; this site does neither.
 * An update of the router that asks these modules for anything else fails the build.
 */
const withoutUnusedPartsOfRouter: Plugin = {
  name: 'without-unused-parts-of-router',
  apply: 'build',
  load: {
    filter: { id: /[\\/]react-router[\\/]dist[\\/]esm[\\/](?:ClientOnly|scroll-restoration)\.js$/ },
    handler: () => `
      export const ClientOnly = undefined
      export const useHydrated = undefined
      export const ScrollRestoration = undefined
    `,
  },
}

/**
 * What the router shows when nothing else can be shown is in English, for developers, and would travel with every page. In its place
 * stands the page of the site for that. An update of the router that words it otherwise fails the build.
 */
const withoutErrorPageOfRouter: Plugin = {
  name: 'without-error-page-of-router',
  apply: 'build',
  transform: {
    filter: { id: /[\\/]react-router[\\/]dist[\\/]esm[\\/]CatchBoundary\.js$/ },
    handler(code) {
      const page = /^function ErrorComponent\(.*?^}$/ms
      if (!page.test(code)) this.error('The router has no ErrorComponent where it used to have it')
      return `import { useRouter } from './useRouter.js'\n${code.replace(
        page,
        'function ErrorComponent(props) { return React$1.createElement(useRouter().options.defaultErrorComponent, props) }',
      )}`
    },
  },
}

/**
 * The generated route tree says each path twice and names each route once more, for types; all of it would travel with every page.
 * An update of the router that writes its tree otherwise fails the build.
 */
const withShortRouteTree: Plugin = {
  name: 'with-short-route-tree',
  apply: 'build',
  transform: {
    order: 'pre',
    filter: { id: /[\\/]routeTree\.gen\.ts$/ },
    handler(code) {
      const children = /(const rootRouteChildren)(?:: RootRouteChildren)? = \{(.*?)\n\}/s
      const ids = /^ +id: '([^']+)',\n( +path: '\1',)$/gm
      if (!children.test(code) || !ids.test(code)) this.error('The router writes its route tree in another way')
      return code.replaceAll(ids, '$2').replace(children, (_, name: string, routes: string) => {
        const values = routes.replaceAll(/\w+:\s*(\w+)/g, '$1')
        return `${name} = [${values}]`
      })
    },
  },
}

const compress = {
  passes: 3,
  ecma: 2020,
  inline: true,
  // Shapes that repeat compress better than shorter ones.
  negate_iife: false,
  lhs_constants: false,
  // No library here makes an object of what is a method.
  unsafe_methods: true,
  // None calls with `new` what has no `this`, and none changes what every object has from the start.
  unsafe_arrows: true,
  unsafe_proto: true,
  // The names of symbols are for developers.
  unsafe_symbols: true,
  // What libraries warn their developers of has no reader here.
  drop_console: ['warn'],
} satisfies MinifyOptions['compress']

/**
 * Tells Chromium that all functions of a file are called as soon as it is loaded: it compiles them while the file arrives, beside
 * the thread that a visitor waits for (ADR 0052). Others take it for a comment.
 */
const compiledAsItArrives = '//# allFunctionsCalledOnLoad'

/** Whether this build makes source maps, which `pnpm source-maps` alone asks for. */
let withMaps = false

/** With maps, that of the outcome leads back to where `map` does, or else to `code`. */
async function minified(
  code: string,
  { map, preamble }: { map?: { toString: () => string } | null; preamble?: string | undefined } = {},
): Promise<{ code: string; map?: string }> {
  const sourceMap = withMaps && (map ? { content: String(map) } : {})
  const format = preamble === undefined ? {} : { preamble }
  const { code: shorter = code, map: led } = await minify(code, { module: true, compress, format, sourceMap })
  return { code: shorter, ...(typeof led === 'string' && { map: led }) }
}

/** Two minifiers leave 0.8 kB less of what every page loads than either of them, and what the first one finds after the other 0.3 kB (ADR 0025). */
const minifiedThrice: Plugin = {
  name: 'minified-thrice',
  apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
  configResolved: ({ build }) => {
    withMaps = build.sourcemap !== false
  },
  renderChunk: (code) => minified(code),
  generateBundle: {
    order: 'post',
    async handler(_options, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue
        const preamble = chunk.name === 'site' ? compiledAsItArrives : undefined
        const { code, map } = await minified(chunk.code, { map: chunk.map, preamble })
        chunk.code = code
        const file = bundle[`${chunk.fileName}.map`]
        if (map !== undefined && file?.type === 'asset') file.source = map
      }
    },
  },
}

/** The browser build starts at boot.ts; the server build (`--ssr`) exports `render`. */
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
    withoutScrollOfRouter,
    withoutSearchOfRouter,
    withoutUnusedPartsOfRouter,
    withoutErrorPageOfRouter,
    withShortRouteTree,
    minifiedThrice,
  ],
  build: {
    manifest: !isSsrBuild,
    target: 'es2022',
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
    // Names of files travel with every page that may load them.
    ...(isSsrBuild
      ? {}
      : {
          rolldownOptions: {
            input: 'src/boot.ts',
            // The second minifier takes most of the time.
            checks: { pluginTimings: false },
            output: { codeSplitting, hashCharacters: 'base36', chunkFileNames: 'assets/[hash:7].js' },
          },
        }),
  },
  // A published page has no use for what React tells the tools of developers.
  define: command === 'build' ? { __REACT_DEVTOOLS_GLOBAL_HOOK__: 'undefined' } : {},
  // React has had it itself since version 18; the shim for older ones would travel with every page.
  resolve: { alias: [{ find: /^use-sync-external-store\/shim$/, replacement: 'react' }] },
  ssr: { noExternal: [/^@clairmemoire\//, 'lucide', 'simple-icons'] },
}))
