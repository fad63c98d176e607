import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import type { Browser } from '@playwright/test'
import { backendUnderLoad } from './backend.ts'
import { firstTaps } from './first-taps.ts'
import { growing } from './grows.ts'
import { manyArticles } from './many-articles.ts'
import { pagesToRead } from './pages-to-read.ts'
import { dataFolder, root, startProduct } from './product.ts'
import { asTable, type Chapter, machine, median } from './report.ts'
import { openBrowser } from './slow-phone.ts'

const { values: sizes, positionals: asked } = parseArgs({
  allowPositionals: true,
  options: { small: { type: 'string', default: '10000' }, large: { type: 'string', default: '1000000' } },
})

const parts: Record<string, (browser: Browser) => Promise<Chapter>> = {
  pages: pagesToRead,
  taps: firstTaps,
  articles: manyArticles,
  backend: backendUnderLoad,
  starts: startTimes,
  grows: () => growing({ small: Number(sizes.small), large: Number(sizes.large) }),
}
const document = path.join(root, 'docs/benchmarks.md')

const unknown = asked.find((part) => !(part in parts))
if (unknown !== undefined) throw new RangeError(`Unknown part "${unknown}": ${Object.keys(parts).join(', ')}.`)

const before = machine()
execFileSync('pnpm', ['run', '--silent', 'artifacts'], { cwd: root, stdio: 'inherit' })
const browser = await openBrowser()
const chapters: Chapter[] = []
for (const [name, measure] of Object.entries(parts)) {
  if (asked.length > 0 && !asked.includes(name)) continue
  const measured = await measure(browser)
  process.stdout.write(`${asTable([measured])}\n\n`)
  chapters.push(measured)
}
await browser.close()
if (asked.length === 0) {
  const whole = [...before, `- Chromium: ${browser.version()}`, '', asTable(chapters)].join('\n')
  const text = readFileSync(document, 'utf8').replace(/^- Processor: [^]*?(?=\n\n## )/m, () => whole)
  writeFileSync(document, text)
}

async function startTimes(): Promise<Chapter> {
  const timeOf = async (dataDirectory: string) => {
    await using product = await startProduct(dataDirectory)
    return product.secondsUntilReady
  }
  const starts = await Array.fromAsync({ length: 3 }, async () => {
    await using data = await dataFolder()
    return [await timeOf(data.path), await timeOf(data.path)] as const
  })
  const [first, second] = [median(starts.map(([fresh]) => fresh)), median(starts.map(([, again]) => again))]
  return {
    title: 'Start of the built product',
    measures: [
      ['ready, with a new data directory', first, 's', { atMost: 5 }],
      ['ready, with an existing data directory', second, 's', { atMost: 5 }],
    ],
  }
}
