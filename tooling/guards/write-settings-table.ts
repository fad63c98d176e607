import { writeFileSync } from 'node:fs'
import { document, documentedSettings } from './settings-table.ts'

writeFileSync(document, documentedSettings())
