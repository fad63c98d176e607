import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:net'

/** A free port outside the range from which systems assign ports, so that it is still free when a server has started after seconds. */
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
