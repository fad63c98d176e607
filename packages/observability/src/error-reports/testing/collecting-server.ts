import { createServer, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'

export interface CollectingServer extends AsyncDisposable {
  /** The DSN of project 42 on this server. */
  dsn: string
  /** The received requests, byte for byte: request line, headers and body. */
  received: string[]
  /** The reports in the received requests. */
  reports: () => Record<string, unknown>[]
}

const taken = (response: ServerResponse) =>
  void response.writeHead(200, { 'content-type': 'application/json' }).end('{}')

/** Starts a server that replaces Sentry, on a free port; it responds as the test says. */
export async function collectingServer(answer: (response: ServerResponse) => void = taken): Promise<CollectingServer> {
  const received: string[] = []
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      received.push([`${request.method} ${request.url}`, ...request.rawHeaders, body].join('\n'))
      answer(response)
    })
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const address = server.address()
  return {
    dsn: `http://key@127.0.0.1:${typeof address === 'object' ? address?.port : ''}/42`,
    received,
    reports: () => received.map((call) => JSON.parse(call.split('\n').at(-1) ?? '') as Record<string, unknown>),
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      await new Promise((closed) => server.close(closed))
    },
  }
}
