import { mailsCommand } from '../src/mail/mails-command.ts'
import { withRunningProduct } from '../src/operator/with-running-product.ts'
import { readSettings } from '../src/server/settings.ts'

await withRunningProduct(
  () => readSettings(process.env),
  ({ boss, database }) => mailsCommand(process.argv.slice(2), boss, database),
)
