import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Stands where the site is told of what was published. */
export interface ListeningSite extends AsyncDisposable {
  origin: string
  /** With what the next one that is answered proves itself. */
  nextNews: () => Promise<string | undefined>
  /** The next one is answered as by a site that is about to start. */
  failOnce: () => void
}

export async function listeningSite(): Promise<ListeningSite> {
  let fails = false
  let hear: (proof: string | undefined) => void = () => undefined
  const server = createServer(({ method, url, headers }, answer) => {
    const isNews = method === 'POST' && url === '/cms/published'
    answer.writeHead(fails ? 503 : isNews ? 204 : 404).end()
    if (isNews && !fails) hear(headers.authorization)
    fails = false
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    origin: `http://127.0.0.1:${port}`,
    nextNews: () =>
      new Promise((resolve) => {
        hear = resolve
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
