import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text as wholeText } from 'node:stream/consumers'

interface Asked {
  method: string | undefined
  url: string
  headers: IncomingMessage['headers']
  body: string
}

/** The HTTP server of a gateway that answers as the function says. */
export async function gatewayThat(answers: (response: ServerResponse) => void) {
  const asked: Asked[] = []
  const server = createServer((request, response) => {
    const { method, url = '', headers } = request
    void wholeText(request).then((body) => {
      asked.push({ method, url, headers, body })
      answers(response)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    asked,
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
