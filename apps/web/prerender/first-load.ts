import { stat } from 'node:fs/promises'
import type { Locale } from '@clairmemoire/domain/locale'
import type { Manifest } from 'vite'

const clientFolder = new URL('../dist/client/', import.meta.url)

/** Bytes of brotli that a visitor of the home page may be asked to load (R0-21). */
const limits = { beforePaint: 2_000, total: 100_000 }

export interface FirstLoad {
  beforePaint: number
  total: number
}

/** What the home page loads before its first paint and, without the visitor doing anything, in all. */
export async function measureFirstLoad(manifest: Manifest, locale: Locale): Promise<FirstLoad> {
  const entries = Object.keys(manifest).filter(
    (key) =>
      key === 'src/main.tsx' ||
      key.startsWith('src/routes/index.tsx') ||
      key === `src/features/home/locales/${locale}.po` ||
      key === `src/shell/locales/${locale}.po`,
  )
  const boot = filesOf(manifest, ['src/boot.ts'])
  const all = filesOf(manifest, ['src/boot.ts', ...entries])
  return { beforePaint: await compressedSize(boot), total: await compressedSize(all) }
}

export function refuseHeavyFirstLoad({ beforePaint, total }: FirstLoad): void {
  if (beforePaint > limits.beforePaint) {
    throw new Error(
      `The home page loads ${beforePaint} bytes of script before its first paint; the limit is ${limits.beforePaint}.`,
    )
  }
  if (total > limits.total)
    throw new Error(`The home page loads ${total} bytes of script; the limit is ${limits.total}.`)
}

/** The files of some modules with everything they import, each once. */
function filesOf(manifest: Manifest, keys: readonly string[], found = new Set<string>()): ReadonlySet<string> {
  for (const key of keys) {
    const chunk = manifest[key]
    if (!chunk || found.has(chunk.file)) continue
    found.add(chunk.file)
    filesOf(manifest, chunk.imports ?? [], found)
  }
  return found
}

async function compressedSize(files: ReadonlySet<string>): Promise<number> {
  const sizes = await Promise.all(
    [...files].map(async (file) => (await stat(new URL(`${file}.br`, clientFolder))).size),
  )
  return sizes.reduce((sum, size) => sum + size, 0)
}
