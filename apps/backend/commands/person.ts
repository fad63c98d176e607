import { personCommand } from '../src/operator/person-command.ts'
import { withRunningProduct } from '../src/operator/with-running-product.ts'
import { personRecords } from '../src/server/kinds.ts'
import { readSettings } from '../src/server/settings.ts'

await withRunningProduct(
  () => readSettings(process.env),
  ({ database }) => personCommand(process.argv.slice(2), personRecords, { database, now: new Date() }),
)
