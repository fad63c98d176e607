import { readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import {
  budgetOf,
  everyPage,
  type FormBudget,
  services,
  stylesOfDeskView,
  stylesOfForm,
  stylesOfHome,
  stylesOfStudy,
  stylesOnPaper,
} from './budgets.ts'
import {
  firstOpened,
  modulesByThemselves,
  modulesInAll,
  modulesOfForm,
  modulesOfRoute,
  modulesOfService,
  modulesToRead,
  routeFiles,
} from './loaded-modules.ts'
import { client, readManifest } from './script-sizes.ts'

const manifest = await readManifest(client)

/** The number of bytes that are sent for these files: fonts are already compressed, all other files are compressed with Brotli. */
function sizeOf(files: Iterable<string>): number {
  const sent = [...new Set(files)].map((file) => path.join(client, file.endsWith('.woff2') ? file : `${file}.br`))
  return sent.reduce((total, file) => total + statSync(file).size, 0)
}

function sizeOfScripts(modules: Iterable<string>): number {
  return sizeOf([...modules].flatMap((key) => manifest[key]?.file ?? []))
}

const chunks = Object.values(manifest)
const stylesOfEveryPage = manifest['src/boot.ts']?.css ?? []
const laterStyles = (modules: Iterable<string>) =>
  [...modules].flatMap((key) => manifest[key]?.css ?? []).filter((file) => !stylesOfEveryPage.includes(file))
const stylesOfStudies = laterStyles(modulesToRead(manifest, 'src/routes/essais-cliniques.$trial_name.index.tsx'))
const stylesOfHomePage = laterStyles(modulesToRead(manifest, 'src/routes/index.tsx'))
const printStyles = chunks.flatMap(({ file, src }) => (src?.endsWith('/print.css') ? [file] : []))
const isOfDesk = (route: string) => route.startsWith('src/routes/desk.')
const stylesOnUse = (routes: readonly string[]) =>
  laterStyles(routes.flatMap((route) => [...modulesInAll(manifest, route, 'fr')]))
const stylesOfForms = stylesOnUse(routeFiles(manifest).filter((route) => !isOfDesk(route))).filter(
  (file) => ![...stylesOfStudies, ...stylesOfHomePage].includes(file),
)
const stylesOfDesk = stylesOnUse(routeFiles(manifest).filter(isOfDesk)).filter(
  (file) => ![...stylesOfForms, ...stylesOfStudies].includes(file),
)
const fonts = chunks.flatMap(({ file, assets = [] }) => [file, ...assets]).filter((file) => file.endsWith('.woff2'))

const figures = [
  { what: 'style sheet', bytes: sizeOf(stylesOfEveryPage), limit: everyPage.styles },
  { what: 'style sheet of forms', bytes: sizeOf(stylesOfForms), limit: stylesOfForm },
  { what: 'style sheet of the desk', bytes: sizeOf(stylesOfDesk), limit: stylesOfDeskView },
  { what: 'style sheet of the home page', bytes: sizeOf(stylesOfHomePage), limit: stylesOfHome },
  { what: 'style sheet of a study', bytes: sizeOf(stylesOfStudies), limit: stylesOfStudy },
  { what: 'style sheet on paper', bytes: sizeOf(printStyles), limit: stylesOnPaper },
  { what: 'fonts', bytes: sizeOf(fonts), limit: everyPage.fonts },
  ...Object.entries(services).map(([what, limit]) => ({
    what,
    bytes: sizeOfScripts(modulesOfService(manifest, what)),
    limit,
  })),
  ...routeFiles(manifest).flatMap((route) => {
    const budget = budgetOf(route, firstOpened(manifest, route))
    if ('ahead' in budget) return ['fr', 'en'].flatMap((locale) => figuresOfForm(route, locale, budget))
    if (!('onUse' in budget)) {
      return [{ what: route, bytes: sizeOfScripts(modulesToRead(manifest, route)), limit: budget.byItself }]
    }
    return [
      { what: route, bytes: sizeOfScripts(modulesByThemselves(manifest)), limit: budget.byItself },
      { what: `${route}, on use`, bytes: sizeOfScripts(modulesToRead(manifest, route)), limit: budget.onUse },
    ]
  }),
]

function figuresOfForm(route: string, locale: string, { byItself, ahead, inAll }: FormBudget) {
  const own = sizeOfScripts(modulesOfRoute(manifest, route, locale))
  const opened = sizeOfScripts(modulesOfForm(manifest, route, locale, ahead.firstStage))
  const all = sizeOfScripts(modulesInAll(manifest, route, locale))
  return [
    { what: `${route} (${locale})`, bytes: own, limit: byItself },
    { what: `${route} (${locale}), fetched ahead`, bytes: opened, limit: ahead.bytes },
    { what: `${route} (${locale}), later parts included`, bytes: all, limit: inAll },
  ]
}

const lines = figures.map(({ what, bytes, limit }) => `${String(bytes).padStart(7)} of ${limit}  ${what}`)
process.stdout.write(`Bytes as sent\n${lines.join('\n')}\n`)

it.each(figures)('$what: at most $limit bytes', ({ bytes, limit }) => {
  expect(bytes).toBeGreaterThan(0)
  expect(bytes).toBeLessThanOrEqual(limit)
})

it('the first line of the script that all pages share requests its eager compilation (ADR 0008)', () => {
  const site = chunks.find(({ name }) => name === 'site')?.file ?? ''
  expect(readFileSync(path.join(client, site), 'utf8')).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/)
})
