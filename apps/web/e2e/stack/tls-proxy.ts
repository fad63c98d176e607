import http from 'node:http'
import https from 'node:https'
import type { AddressInfo } from 'node:net'
import { generate } from 'selfsigned'

export interface TlsProxy {
  port: number
  /** PEM, for those who are to trust it. */
  certificate: string
  /** The next answer to this path is lost on its way back: the site has done its work, the browser gets a 504. */
  loseNextAnswerTo: (path: string) => void
  close: () => Promise<void>
}

/** Ends TLS as a load balancer does, with a certificate made now, and forwards to the site with the headers of one. */
export async function startTlsProxy(sitePort: number, hosts: readonly string[], port = 0): Promise<TlsProxy> {
  const { private: key, cert } = await generate([{ name: 'commonName', value: hosts[0] ?? 'localhost' }], {
    extensions: [{ name: 'subjectAltName', altNames: hosts.map((value) => ({ type: 2, value })) }],
  })
  const lost = new Set<string | undefined>()
  const server = https.createServer({ key, cert }, (request, response) => {
    const forwarded = http.request(
      {
        host: '127.0.0.1',
        port: sitePort,
        method: request.method,
        path: request.url,
        headers: {
          ...request.headers,
          'x-forwarded-proto': 'https',
          'x-forwarded-host': request.headers.host,
          'x-forwarded-for': request.socket.remoteAddress,
        },
      },
      (answer) => {
        if (lost.delete(request.url)) {
          answer.resume().on('end', () => response.writeHead(504).end())
          return
        }
        response.writeHead(answer.statusCode ?? 502, answer.headers)
        answer.pipe(response)
      },
    )
    forwarded.on('error', () => response.destroy())
    response.on('close', () => forwarded.destroy())
    request.pipe(forwarded)
  })
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, '127.0.0.1', resolve))
  return {
    port: (server.address() as AddressInfo).port,
    certificate: cert,
    loseNextAnswerTo: (path) => lost.add(path),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
