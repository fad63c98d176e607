import { withRunningProduct } from './operator/with-running-product.ts'
import { personCommand } from './operator/person-command.ts'
import { personRecords } from './server/person-records.ts'
import { readSettings } from './server/settings.ts'

await withRunningProduct(
  () => readSettings(process.env),
  ({ database, store }) => personCommand(process.argv.slice(2), personRecords, { database, store, now: new Date() }),
)
