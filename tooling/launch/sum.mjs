import { readdirSync } from 'node:fs'
import path from 'node:path'
import { tallyOfReports } from './reports.mjs'

// Adds up the reports of several machines in one folder, and prints the sum in the format of the last line of `npm test`.

const [, , folder = '.'] = process.argv
const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
const files = entries
  .filter(({ name }) => name.endsWith('.json'))
  .map((entry) => path.join(entry.parentPath, entry.name))
const { passed, failed } = tallyOfReports(files)
console.log(`${passed} passed, ${failed} failed`)
process.exitCode = passed > 0 && failed === 0 ? 0 : 1
