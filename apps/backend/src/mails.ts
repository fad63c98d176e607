import { mailsCommand } from './mail/operator/mails-command.ts'
import { withRunningProduct } from './operator/with-running-product.ts'
import { readSettings } from './server/settings.ts'

await withRunningProduct(
  () => readSettings(process.env),
  ({ boss, database }) => mailsCommand(process.argv.slice(2), boss, database),
)
