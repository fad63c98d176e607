import { text } from 'node:stream/consumers'
import { withRunningProduct } from './operator/with-running-product.ts'
import { readSettings } from './server/settings.ts'
import { usersCommand } from './sessions/users-command.ts'

await withRunningProduct(
  () => readSettings(process.env),
  ({ database }) =>
    usersCommand(process.argv.slice(2), { database, now: new Date(), readPassword: () => text(process.stdin) }),
)
