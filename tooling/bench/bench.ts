import { execFileSync } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { backendUnderLoad } from './backend.ts'
import { openBrowser } from './browser.ts'
import { pagesOnContent } from './content.ts'
import { firstTaps } from './first-taps.ts'
import { machine } from './machine.ts'
import type { Chapter } from './measure.ts'
import { method } from './method.ts'
import { pageBesideItsTwin } from './pages-to-read.ts'
import { root, startProduct, withDataDirectory } from './product.ts'
import { asMarkdown } from './report.ts'
import { startsAndMemory } from './starts.ts'
import { withServices } from './with-services.ts'

const pagesToRead = [
  { name: 'Home page', path: '/' },
  { name: 'Page of a study', path: '/essais-cliniques/predictom' },
  { name: 'Article', path: '/nos-articles/article/sommeil-et-memoire' },
]

const before = machine()
say('Building')
execFileSync('pnpm', ['run', '--silent', 'artifacts'], { cwd: root, stdio: 'inherit' })

say('Starts and memory')
const starts = await startsAndMemory()
const pages = await withDataDirectory(measurePages)
say('Services outside the site')
const services = await withServices()
say('The backend under load')
const { chapter: backend, versions } = await backendUnderLoad()

const chapters = [...pages.chapters, services, backend, ...starts]
await writeFile(
  path.join(root, 'docs/benchmarks.md'),
  asMarkdown({ machine: [...before, ['Chromium', pages.chromium], ...versions], chapters, method }),
)
say('Written to docs/benchmarks.md')

async function measurePages(folder: string): Promise<{ chapters: Chapter[]; chromium: string }> {
  const product = await startProduct(folder)
  const { browser, port } = await openBrowser()
  try {
    const pages: Chapter[] = []
    for (const page of pagesToRead) {
      say(page.name)
      pages.push(await pageBesideItsTwin(page, product.url, port))
    }
    say('First taps')
    const taps = await firstTaps(product.url, browser)
    say('Pages on content')
    const content = await pagesOnContent(browser)
    const chapters = [...pages, taps, content]
    return { chapters, chromium: browser.version() }
  } finally {
    await browser.close()
    await product.stop()
  }
}

function say(what: string): void {
  process.stdout.write(`${what}\n`)
}
