import { createServer } from 'node:net'
import { StartRefusal } from '@clairmemoire/settings/start-refusal'

/** A port of this machine that nobody listens on at the moment. */
export async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  if (address === null || typeof address === 'string') throw new StartRefusal('There is no free port for PostgreSQL.')
  return address.port
}
