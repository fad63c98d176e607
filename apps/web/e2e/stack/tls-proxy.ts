import http from 'node:http'
import https from 'node:https'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { generate } from 'selfsigned'

/** The way in which a response is lost: a status of 504, a cut connection, or no response at all. */
export type Mishap = 'gateway timeout' | 'cut' | 'silence'

/** The scripts that a browser gets; requests for other scripts are answered with 500. With `off`, the document may not run any script. */
export type Scripts = 'all' | 'boot' | 'none' | 'off'

const failing: Partial<Record<Scripts, RegExp>> = { boot: /\/(?!boot-)[^/]+\.js$/, none: /\.js$/ }
const withoutScripts = 'sandbox allow-forms allow-same-origin'

interface Loss {
  path: string
  mishap: Mishap
  left: number
}

export interface TlsProxy {
  port: number
  /** The certificate in PEM format, for clients that must trust it. */
  certificate: string
  /**
   * Loses the next responses for this path: the site has handled the request, but the browser does not get the response. The returned
   * function returns the number of responses that are still to be lost.
   */
  loseResponsesTo: (path: string, mishap: Mishap, times?: number) => () => number
  serveScripts: (scripts: Scripts) => void
  /** Delays these files by this many milliseconds each time, because browsers then do not cache them. Without files, delays none. */
  delayFiles: (names: ReadonlySet<string>, delay?: number) => void
  close: () => Promise<void>
}

/** Acts as a load balancer: terminates TLS with a newly created certificate, and forwards requests to the site with additional headers. */
export async function startTlsProxy(sitePort: number, hosts: readonly string[], port = 0): Promise<TlsProxy> {
  const { private: key, cert } = await generate([{ name: 'commonName', value: hosts[0] ?? 'localhost' }], {
    extensions: [{ name: 'subjectAltName', altNames: hosts.map((value) => ({ type: 2, value })) }],
  })
  const losses: Loss[] = []
  let scripts: Scripts = 'all'
  let late: { names: ReadonlySet<string>; delay: number } = { names: new Set(), delay: 0 }
  const server = https.createServer({ key, cert }, (request, response) => {
    if (failing[scripts]?.test(request.url ?? '')) return void response.writeHead(500).end()
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
        const loss = losses.find(({ path, left }) => path === request.url && left > 0)
        if (loss) {
          loss.left--
          answer.resume().on('end', () => lose(response, loss.mishap))
          return
        }
        const { 'content-security-policy': policy = [] } = answer.headers
        if (scripts === 'off')
          Object.assign(answer.headers, { 'content-security-policy': [policy, withoutScripts].flat() })
        const isLate = late.names.has(path.posix.basename(request.url ?? ''))
        if (isLate) answer.headers['cache-control'] = 'no-store'
        const send = () => {
          response.writeHead(answer.statusCode ?? 502, answer.headers)
          answer.pipe(response)
        }
        if (isLate) setTimeout(send, late.delay)
        else send()
      },
    )
    forwarded.on('error', () => response.destroy())
    response.on('close', () => forwarded.destroy())
    request.pipe(forwarded)
  })
  // nginx has the same timeout. With Node's five seconds, a connection may close just when a busy browser uses it again.
  server.keepAliveTimeout = 75_000
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, '127.0.0.1', resolve))
  return {
    port: (server.address() as AddressInfo).port,
    certificate: cert,
    loseResponsesTo(path, mishap, times = 1) {
      const loss = { path, mishap, left: times }
      losses.push(loss)
      return () => loss.left
    },
    serveScripts: (served) => {
      scripts = served
    },
    delayFiles: (names, delay = 0) => {
      late = { names, delay }
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

function lose(response: http.ServerResponse, mishap: Mishap): void {
  if (mishap === 'gateway timeout') response.writeHead(504).end()
  if (mishap === 'cut') response.destroy()
}
