/** `pnpm rgaa`: whether the audit still has its evidence, what it comes to, and the pages that say so. */
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { faultsOf } from './ledger.ts'
import { patternFaults } from './patterns.ts'
import { rateOf, stateOf } from './rate.ts'
import { ledger, patterns, root, writtenFiles } from './written.ts'

const faults = [...faultsOf(ledger, root), ...patternFaults(patterns, root)]
if (faults.length > 0) {
  process.stdout.write(`${faults.join('\n')}\n`)
  process.exitCode = 1
} else {
  for (const { file, text } of writtenFiles()) writeFileSync(path.join(root, file), text)
  const { applicable, conforming, unseen, rate, average } = rateOf(ledger)
  process.stdout.write(
    `${conforming} of ${applicable} criteria conform on every page: ${rate.toFixed(1)} %, ${average.toFixed(1)} % on an average page\n` +
      `${unseen} not looked at everywhere, ${ledger.defects.length} defects, state: ${stateOf(ledger)} compliant\n`,
  )
  const rows = Object.values(patterns.patterns)
  const count = (result: string) => rows.filter((row) => row.result === result).length
  process.stdout.write(
    `${count('C')} of ${rows.length - count('NA')} patterns for people with cognitive disabilities are met, ${count('P')} partly, ${count('NC')} not\n`,
  )
}
