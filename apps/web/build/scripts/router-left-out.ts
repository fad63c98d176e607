import type { Plugin } from 'vite'
import { inTheirLines, linesOf } from './lines.ts'

/**
 * The router scrolls by a module of its own, which is switched off (`routing/scroll-and-focus.ts`) and yet would travel with every
 * page. An update of the router that asks it for anything else fails the build.
 */
export const withoutScrollOfRouter: Plugin = {
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
export const withoutSearchOfRouter: Plugin = {
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
export const withoutUnusedPartsOfRouter: Plugin = {
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
export const withoutErrorPageOfRouter: Plugin = {
  name: 'without-error-page-of-router',
  apply: 'build',
  transform: {
    filter: { id: /[\\/]react-router[\\/]dist[\\/]esm[\\/]CatchBoundary\.js$/ },
    handler(code) {
      const page = /^function ErrorComponent\(.*?^}$/ms
      if (!page.test(code)) this.error('The router has no ErrorComponent where it used to have it')
      const ours =
        'function ErrorComponent(props) { return React$1.createElement(useRouter().options.defaultErrorComponent, props) }'
      const left = code.replace(page, (theirs) => ours + linesOf(theirs))
      return inTheirLines(`${left}\nimport { useRouter } from './useRouter.js'\n`)
    },
  },
}

/**
 * The generated route tree says each path twice and names each route once more, for types; all of it would travel with every page.
 * An update of the router that writes its tree otherwise fails the build.
 */
export const withShortRouteTree: Plugin = {
  name: 'with-short-route-tree',
  apply: 'build',
  transform: {
    order: 'pre',
    filter: { id: /[\\/]routeTree\.gen\.ts$/ },
    handler(code) {
      const children = /(const rootRouteChildren)(?:: RootRouteChildren)? = \{(.*?)\n\}/s
      const ids = /^ +id: '([^']+)',\n( +path: '\1',)$/gm
      if (!children.test(code) || !ids.test(code)) this.error('The router writes its route tree in another way')
      const short = code.replaceAll(ids, '\n$2').replace(children, (_, name: string, routes: string) => {
        const values = routes.replaceAll(/\w+:(\s*)(\w+)/g, '$1$2')
        return `${name} = [${values}\n]`
      })
      return inTheirLines(short)
    },
  },
}
