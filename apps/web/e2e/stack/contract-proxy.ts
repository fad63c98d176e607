import http, { type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { conformanceTo, isEventStream, unpacked } from '@clairmemoire/openapi/conformance'
import contract from '@clairmemoire/openapi/openapi.json' with { type: 'json' }

/** A transparent proxy between site and backend that records violations of the contract. */
export interface ContractProxy {
  port: number
  /** Returns the violations since the last call. */
  takeViolations: () => string[]
  close: () => Promise<void>
}

const { requestViolations, answerViolations } = conformanceTo(contract)

export async function startContractProxy(backendPort: number): Promise<ContractProxy> {
  let violations: string[] = []

  async function pass(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = 'GET', url = '/', headers } = request
    const body = await buffer(request)
    const answer = await answerOf(backendPort, { method, url, headers, body }, response)
    if (isEventStream(answer)) {
      response.writeHead(answer.statusCode ?? 0, answer.headers)
      return void answer.on('error', () => response.destroy()).pipe(response)
    }
    const given = await buffer(answer)
    const status = answer.statusCode ?? 0
    const sent = { method, url, headers, body: body.toString() }
    violations.push(
      ...requestViolations(sent).map((violation) => `${method} ${url}: ${violation}`),
      ...answerViolations(sent, {
        status,
        headers: answer.headers,
        body: unpacked({ headers: answer.headers, body: given }),
      }).map((violation) => `${method} ${url} answered ${status}: ${violation}`),
    )
    response.writeHead(status, answer.headers).end(given)
  }

  const server = http.createServer((request, response) => {
    // If forwarding fails, the site sees a broken connection.
    pass(request, response).catch(() => response.destroy())
  })
  // The backend has the same timeout.
  server.keepAliveTimeout = 72_000
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    port: (server.address() as AddressInfo).port,
    takeViolations() {
      const taken = violations
      violations = []
      return taken
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

interface PassedRequest {
  method: string
  url: string
  headers: http.IncomingHttpHeaders
  body: Buffer
}

function answerOf(port: number, request: PassedRequest, response: ServerResponse): Promise<IncomingMessage> {
  const { method, url, headers, body } = request
  return new Promise((resolve, reject) => {
    const forwarded = http.request({ host: '127.0.0.1', port, method, path: url, headers }, resolve)
    forwarded.on('error', reject)
    response.on('close', () => forwarded.destroy())
    forwarded.end(body)
  })
}
