import { copyFile } from 'node:fs/promises'
import { contracts } from './contracts.ts'
import { unannouncedBreaks } from './unannounced-breaks.ts'

const breaks = await unannouncedBreaks(contracts)
if (breaks.length === 0) {
  await copyFile(contracts.current, contracts.released)
} else {
  const reason = 'Not released: these changes break callers and no changeset announces a major.'
  process.stderr.write(`${[reason, ...breaks].join('\n  ')}\n`)
  process.exitCode = 1
}
