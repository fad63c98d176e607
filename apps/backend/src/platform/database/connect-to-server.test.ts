import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { expect, it } from 'vitest'
import { emptyDatabase } from '../../../testing/test-database.ts'
import { transactionPooler } from '../../../testing/transaction-pooler.ts'
import { visitorTimeouts } from './connect.ts'
import { connectToServer, serverFaults } from './connect-to-server.ts'

it('a pooler in transaction mode is rejected with an error that names it', async () => {
  await using pooler = await transactionPooler(await emptyDatabase())
  await expect(connectToServer(pooler.url, visitorTimeouts)).rejects.toThrow(
    /^The database at 127\.0\.0\.1:\d+ is a pooler in transaction mode, which loses locks and time limits: set DATABASE_URL /,
  )
})

it('a pooler that does not accept the time limits is rejected with an error that names it', async () => {
  const fields = ['SFATAL', 'C08P01', 'Munsupported startup parameter: lock_timeout', ''].join('\0')
  const length = Buffer.alloc(4)
  length.writeInt32BE(fields.length + 1 + length.length)
  const server = createServer((socket) =>
    socket.once('data', () => socket.end(Buffer.concat([Buffer.from('E'), length, Buffer.from(`${fields}\0`)]))),
  ).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const connecting = connectToServer(`postgres://user:secret@127.0.0.1:${port}/clinic`, visitorTimeouts)
  await expect(connecting).rejects.toThrow(
    `The database at 127.0.0.1:${port} is a pooler that does not accept the time limits of the backend: set DATABASE_URL to PostgreSQL itself.`,
  )
  server.close()
})

it('a read-only server is rejected, and so is a replica, with the seconds that it lags behind', async () => {
  const state = { isReadOnly: true, isReplica: true, lag: 90, undurable: [] }
  expect(serverFaults('db:5432', state)).toEqual([
    'The database at db:5432 is a replica, 90 s behind: set DATABASE_URL to the primary server.',
  ])
  expect(serverFaults('db:5432', { ...state, isReplica: false })).toEqual([
    'The database at db:5432 is read-only: allow writing, also to its user.',
  ])
  const url = await emptyDatabase()
  const client = await connectToServer(url, visitorTimeouts)
  await client.query(`alter database ${new URL(url).pathname.slice(1)} set default_transaction_read_only = on`)
  await client.end()
  await expect(connectToServer(url, visitorTimeouts)).rejects.toThrow(/is read-only/)
})
