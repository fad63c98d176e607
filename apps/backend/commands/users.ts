import { text } from 'node:stream/consumers'
import { withRunningProduct } from '../src/operator/with-running-product.ts'
import { readSettings } from '../src/server/settings.ts'
import { usersCommand } from '../src/sessions/users-command.ts'

await withRunningProduct(
  () => readSettings(process.env),
  ({ database }) =>
    usersCommand(process.argv.slice(2), { database, now: new Date(), readPassword: () => text(process.stdin) }),
)
