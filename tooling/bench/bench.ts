import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Browser } from '@playwright/test'
import { backendUnderLoad } from './backend.ts'
import { firstTaps } from './first-taps.ts'
import { manyArticles } from './many-articles.ts'
import { pagesToRead } from './pages-to-read.ts'
import { root, startProduct, withFolder } from './product.ts'
import { asTable, type Chapter, machine, median, repeat } from './report.ts'
import { openBrowser } from './slow-phone.ts'

const parts: Record<string, (browser: Browser) => Promise<Chapter[]>> = {
  pages: pagesToRead,
  taps: firstTaps,
  articles: manyArticles,
  backend: backendUnderLoad,
  starts: startTimes,
}
const document = path.join(root, 'docs/benchmarks.md')

const asked = process.argv.slice(2)
const unknown = asked.find((part) => !(part in parts))
if (unknown !== undefined) throw new RangeError(`There is no part "${unknown}": ${Object.keys(parts).join(', ')}.`)

const before = machine()
execFileSync('pnpm', ['run', '--silent', 'artifacts'], { cwd: root, stdio: 'inherit' })
const browser = await openBrowser()
const chapters: Chapter[] = []
for (const [name, measure] of Object.entries(parts)) {
  if (asked.length > 0 && !asked.includes(name)) continue
  const measured = await measure(browser)
  process.stdout.write(`${asTable(measured)}\n\n`)
  chapters.push(...measured)
}
await browser.close()
if (asked.length === 0) {
  const whole = [...before, `- Chromium: ${browser.version()}`, '', asTable(chapters)].join('\n')
  const written = readFileSync(document, 'utf8').replace(/^- Processor: [^]*?(?=\n\n## )/m, () => whole)
  writeFileSync(document, written)
}

async function startTimes(): Promise<Chapter[]> {
  const starts = await repeat(3, () =>
    withFolder(async (folder) => {
      const first = await startProduct(folder)
      await first.stop()
      const second = await startProduct(folder)
      await second.stop()
      return { first: first.readyAfter, second: second.readyAfter }
    }),
  )
  const seconds = (value: number) => ({ value, unit: 's', target: { atMost: 5 } }) as const
  return [
    {
      title: 'Start of the built product',
      measures: [
        { what: 'ready, with a new data directory', ...seconds(median(starts.map(({ first }) => first))) },
        { what: 'ready, with a data directory that is there', ...seconds(median(starts.map(({ second }) => second))) },
      ],
    },
  ]
}
