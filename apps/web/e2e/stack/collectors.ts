import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

/** A call that a service outside the site received, with its unchanged body. */
export interface Collected {
  path: string
  headers: Readonly<Record<string, unknown>>
  body: string
}

/** Whether the call reports an error or the load time of a page. Such calls do not count visitors. */
export const isReport = ({ path }: Collected): boolean => path === '/api/1/envelope/'

/** Starts a server that replaces every service outside the site. It accepts and stores every call. */
export async function startCollectors() {
  const collected: Collected[] = []
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      collected.push({ path: request.url ?? '', headers: request.headers, body })
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    collected,
    close: () => new Promise((resolve) => server.close(resolve)),
  }
}
