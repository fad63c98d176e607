import { readFileSync } from 'node:fs'
import path from 'node:path'
import { locales } from '@clairmemoire/domain/locale'
import { readLedger } from './ledger.ts'
import { readPatterns } from './patterns.ts'
import { stateOf } from './rate.ts'
import { withAudit, withState } from './statement.ts'

export const root = path.resolve(import.meta.dirname, '../..')

const inDocs = (name: string) => readFileSync(path.join(root, 'docs/accessibility', name), 'utf8')

export const ledger = readLedger(inDocs('rgaa.yaml'))

export const patterns = readPatterns(inDocs('coga.yaml'))

/** Every file that follows from the audit: its place, and what it must say. */
export function writtenFiles(): readonly { file: string; text: string }[] {
  const read = (file: string) => readFileSync(path.join(root, file), 'utf8')
  const pages = locales.flatMap((locale) => {
    const [accessibility, legal] = ['accessibility', 'legal'].map(
      (name) => `apps/cms/content/${locale}/pages/${name}.md`,
    )
    if (!accessibility || !legal) return []
    return [
      { file: accessibility, text: withAudit(read(accessibility), locale, ledger) },
      { file: legal, text: withState(read(legal), locale, ledger) },
    ]
  })
  const state = `/** Written by \`pnpm rgaa\`. */\nexport const accessibilityState: 'not' | 'partial' | 'total' = '${stateOf(ledger)}'\n`
  return [...pages, { file: 'apps/web/src/shell/accessibility-state.ts', text: state }]
}
