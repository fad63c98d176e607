import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { formIds, formNow } from '@clairmemoire/forms/every-form'
import { formSchemas } from './form-schemas.ts'

const schemas = formSchemas(formIds.map(formNow))
await writeFile(join(import.meta.dirname, '../generated/forms.json'), `${JSON.stringify(schemas, null, 2)}\n`)
