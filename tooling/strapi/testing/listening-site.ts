import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A server that receives notifications as the site does. */
interface ListeningSite extends AsyncDisposable {
  origin: string
  /** Waits for the next notification and returns its authorization header. */
  nextNotification: () => Promise<string | undefined>
  /** Makes the server answer the next notification as a site does that is still starting. */
  failOnce: () => void
}

export async function listeningSite(): Promise<ListeningSite> {
  let fails = false
  let resolveNext: (proof: string | undefined) => void = () => undefined
  const server = createServer(({ method, url, headers }, answer) => {
    const isNotification = method === 'POST' && url === '/cms/published'
    answer.writeHead(fails ? 503 : isNotification ? 204 : 404).end()
    if (isNotification && !fails) resolveNext(headers.authorization)
    fails = false
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    origin: `http://127.0.0.1:${port}`,
    nextNotification: () =>
      new Promise((resolve) => {
        resolveNext = resolve
      }),
    failOnce: () => {
      fails = true
    },
    [Symbol.asyncDispose]: async () => {
      server.close()
      await once(server, 'close')
    },
  }
}
