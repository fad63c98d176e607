import { execFile } from 'node:child_process'
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'
import type { Manifest } from 'vite'
import { expect, it } from 'vitest'
import { modulesToRead } from './loaded-modules.ts'
import { client, readManifest } from './script-sizes.ts'

const site = path.resolve(import.meta.dirname, '../../apps/web')
const endOfRows = '] as const satisfies readonly PageRow[]'

/** A page that is added as docs/recipes/page.md describes. */
interface AddedPage {
  screen: string
  path: string
  /** Its path in French. */
  french: string
}

/** Builds a copy of the site with more pages, and returns the folder of its client; `remove` deletes the copy. */
async function buildWithMorePages(pages: readonly AddedPage[]) {
  const copy = await mkdtemp(path.join(tmpdir(), 'more-pages-'))
  for (const name of [
    'src',
    'public',
    'package.json',
    'vite.config.ts',
    'build/code-splitting.ts',
    'lingui.config.ts',
    'tsconfig.json',
  ]) {
    await cp(path.join(site, name), path.join(copy, name), { recursive: true })
  }
  await symlink(path.join(site, 'node_modules'), path.join(copy, 'node_modules'))
  await addRows(path.join(copy, 'src/routing/site-map.ts'), pages)
  for (const page of pages) await addRoute(path.join(copy, 'src/routes'), page)
  await promisify(execFile)(process.execPath, ['node_modules/vite/bin/vite.js', 'build', '--outDir', 'dist/client'], {
    cwd: copy,
    // The test runner sets NODE_ENV to `test`; with this value, the build would contain the development version of React.
    env: { ...process.env, NODE_ENV: 'production' },
  })
  return { client: path.join(copy, 'dist/client'), remove: () => rm(copy, { recursive: true }) }
}

async function addRows(file: string, pages: readonly AddedPage[]): Promise<void> {
  const table = await readFile(file, 'utf8')
  if (!table.includes(endOfRows)) throw new Error(`The rows of ${file} no longer end in "${endOfRows}"`)
  const rows = pages.map(
    ({ screen, path: address, french }) =>
      `{ ...fullPage, screen: '${screen}', path: '${address}', canonicalPath: { fr: '${french}' } },\n`,
  )
  await writeFile(file, table.replace(endOfRows, rows.join('') + endOfRows))
}

async function addRoute(routes: string, { path: address }: AddedPage): Promise<void> {
  const source = await readFile(path.join(routes, 'service-unavailable.tsx'), 'utf8')
  const added = source.replace("'/service-unavailable'", `'${address}'`)
  await writeFile(path.join(routes, `${address.slice(1).replaceAll('/', '.')}.tsx`), added)
}

const home = 'src/routes/index.tsx'

const pages: readonly AddedPage[] = [
  { screen: 'PreconsultationForm', path: '/preconsultation', french: '/avant-la-consultation' },
  { screen: 'Volunteers', path: '/volunteers', french: '/benevoles' },
  { screen: 'TrialEngagementForm', path: '/trial-forms', french: '/formulaire-essai' },
  { screen: 'SiteMapPage', path: '/site-map', french: '/plan-du-site' },
  { screen: 'GlossaryHome', path: '/glossary', french: '/glossaire' },
  { screen: 'Contact', path: '/contact', french: '/nous-joindre' },
  { screen: 'HelpForCarers', path: '/carers', french: '/proches' },
  { screen: 'ResearchHome', path: '/research', french: '/recherche' },
  { screen: 'Methods', path: '/methods', french: '/methodes' },
  { screen: 'Login', path: '/login', french: '/connexion' },
]

async function scriptsOfHome(folder: string): Promise<number> {
  const manifest = await readManifest(folder)
  return sizeOfScripts(folder, manifest, modulesToRead(manifest, home))
}

it('ten more pages add less than 1 kB of scripts to the home page', async () => {
  const { client: larger, remove } = await buildWithMorePages(pages)
  try {
    const added = (await scriptsOfHome(larger)) - (await scriptsOfHome(client))
    process.stdout.write(`Ten more pages add ${added} bytes to the home page\n`)
    expect(added).toBeGreaterThan(0)
    expect(added).toBeLessThan(1000)
  } finally {
    await remove()
  }
})

/** The size of the scripts of these modules after Brotli compression at the highest level. */
async function sizeOfScripts(folder: string, manifest: Manifest, modules: Iterable<string>): Promise<number> {
  const files = new Set([...modules].flatMap((key) => manifest[key]?.file ?? []))
  const sizes = await Promise.all(
    [...files].map(async (file) => (await promisify(brotliCompress)(await readFile(path.join(folder, file)))).length),
  )
  return sizes.reduce((total, size) => total + size, 0)
}
