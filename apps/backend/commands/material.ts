import { readFile } from 'node:fs/promises'
import { text } from 'node:stream/consumers'
import { materialCommand } from '../src/features/trials/material/material-command.ts'
import { withRunningProduct } from '../src/operator/with-running-product.ts'
import { readSettings } from '../src/server/settings.ts'

await withRunningProduct(
  () => readSettings(process.env),
  ({ database }) =>
    materialCommand(process.argv.slice(2), {
      database,
      now: new Date(),
      readText: (file) => readFile(file, 'utf8'),
      readPassword: () => text(process.stdin),
    }),
)
