import { globSync, readFileSync } from 'node:fs'
import { SourceMap } from 'node:module'
import path from 'node:path'
import { expect, it } from 'vitest'
import { newerUses } from './newer-uses.ts'

const dist = path.resolve(import.meta.dirname, '../../apps/web/dist')
const client = path.join(dist, 'client')

interface BuiltFile {
  name: string
  text: string
}

/** The built files that browsers load. */
function builtFiles(end: 'js' | 'css'): BuiltFile[] {
  const names = globSync(`**/*.${end}`, { cwd: client })
  return names.map((name) => ({ name, text: readFileSync(path.join(client, name), 'utf8') }))
}

/** Finds the source file of a position in a script, with the source map. */
function sourceOf({ name, text }: BuiltFile, start: number): string {
  const map = mapOf(name)
  const before = text.slice(0, start).split('\n')
  const { originalSource: source } = {
    originalSource: '',
    ...map?.findEntry(before.length - 1, before.at(-1)?.length ?? 0),
  }
  return source.replace(/^.*\/node_modules\//, '').replace(/^(?:\.\.\/)+/, '') || name
}

function mapOf(name: string): SourceMap | undefined {
  const file = path.join(dist, 'source-maps', `${path.basename(name)}.map`)
  try {
    return new SourceMap(JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    return undefined
  }
}

/** The features for which `apps/web/src/older-browsers.ts` has polyfills; it runs first. */
const polyfills = new Set(['URL.canParse', 'AbortSignal.timeout', 'toSorted'])

/** Exceptions: names that belong to something else, and libraries that test for the feature in a way that this check cannot see. */
const allowed: readonly { name: string; source: RegExp; reason: string }[] = [
  {
    name: 'document.startViewTransition',
    source: /^@tanstack\/router-core\//,
    reason: 'only where pages turn on transitions',
  },
  {
    name: 'startViewTransition',
    source: /^react-dom\//,
    reason: 'only for <ViewTransition>, which the linter refuses',
  },
  { name: 'startViewTransition', source: /^@tanstack\/router-core\//, reason: 'a method of the router' },
  {
    name: 'globalThis.CompressionStream',
    source: /^posthog-js\//,
    reason: 'compared with undefined before it is used',
  },
  { name: 'navigation', source: /^react-dom\//, reason: 'compared with undefined before it is used' },
  { name: 'showPicker', source: /\/date-field\.tsx$/, reason: 'its button is only there where the browser has it' },
  { name: 'restore', source: /^src\/(?:router\.tsx|platform\/application-state\/)/, reason: 'of stored state' },
  { name: 'use', source: /^(?:react\/|packages\/api-client\/)/, reason: 'of React and of the client' },
  { name: 'capture', source: /^(?:posthog-js\/|src\/platform\/measurement\/)/, reason: 'of PostHog' },
  { name: 'dispose', source: /^posthog-js\//, reason: 'of PostHog' },
]

const found = builtFiles('js').flatMap((file) =>
  newerUses(file.text).map(({ name, start }) => ({ name, source: sourceOf(file, start) })),
)
const isAllowed = (use: { name: string; source: string }) =>
  allowed.find(({ name, source }) => name === use.name && source.test(use.source))

it('no script of the site uses features that the oldest browsers lack (ADR 0059)', () => {
  const faults = found.filter((use) => !polyfills.has(use.name) && !isAllowed(use))
  expect(new Set(faults.map(({ name, source }) => `${source}: ${name}`))).toEqual(new Set())
})

it('every exception is needed', () => {
  const used = new Set(found.map(isAllowed))
  expect(allowed.filter((entry) => !used.has(entry)).map(({ name, reason }) => `${name} (${reason})`)).toEqual([])
  expect([...polyfills].filter((name) => found.every((use) => use.name !== name))).toEqual([])
})

/** CSS syntax and colours that make older browsers drop a whole rule; the build transpiles nesting and ranges. */
const newerStyles: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['nesting', /[{;]\s*&/],
  ['ranges of media', /@media[^{]*[<>]/],
  ['light-dark()', /light-dark\(/],
  ['@scope', /@scope/],
  ['@starting-style', /@starting-style/],
  [':popover-open', /:popover-open/],
  ['a container’s width beside a variable, which is dropped', /var\([^;{}]*\dcq[iwbh]|\dcq[iwbh][^;{}]*var\(/],
  ['relative colours', /(?:rgb|hsl|oklch|oklab)\(from/],
]

it('no style sheet of the site has rules that the oldest browsers drop', () => {
  const faults = builtFiles('css').flatMap(({ name, text }) =>
    newerStyles.filter(([, pattern]) => pattern.test(text)).map(([what]) => `${name}: ${what}`),
  )
  expect(faults).toEqual([])
})
