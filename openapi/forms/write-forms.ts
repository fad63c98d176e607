import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { formIds, formNow } from '@clairmemoire/forms/every-form'
import { formPaths, formReceipts } from './form-operations.ts'
import { formSchemas } from './form-schemas.ts'

const forms = formIds.map(formNow)
const parts = { ...formSchemas(forms), ...formReceipts(forms), paths: formPaths(forms) }
await writeFile(join(import.meta.dirname, '../generated/forms.json'), `${JSON.stringify(parts, null, 2)}\n`)
