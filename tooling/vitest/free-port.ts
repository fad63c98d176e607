import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:net'

/** Finds a free port. The system assigns no ports of this range, so the port is still free when a server starts seconds later. */
export async function freePort(): Promise<number> {
  const port = randomInt(20_000, 32_000)
  await using server = createServer()
  try {
    await once(server.listen(port, '127.0.0.1'), 'listening')
    return port
  } catch {
    return freePort()
  }
}
