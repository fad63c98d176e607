import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { formIds, formNow } from '@clairmemoire/forms/every-form'
import { formOperations } from './form-operations.ts'
import { formSchemas } from './form-schemas.ts'

const parts = { ...formSchemas(formIds.map(formNow)), ...formOperations(formIds) }
await writeFile(join(import.meta.dirname, '../generated/forms.json'), `${JSON.stringify(parts, null, 2)}\n`)
