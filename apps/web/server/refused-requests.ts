import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { headersOfPages } from './security-headers.ts'

/** Statuses by Node's parser error code; any other error is a bad request. */
const statuses: Readonly<Record<string, number>> = { ERR_HTTP_REQUEST_TIMEOUT: 408, HPE_HEADER_OVERFLOW: 431 }

/**
 * Responds to bytes that Node cannot parse as a request, and closes the connection. No hook of the server runs for them, so the headers of
 * every response are added here (R0-19).
 */
export function refuseUnreadable(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return
  const status = statuses[error.code ?? ''] ?? 400
  const text = `${STATUS_CODES[status]}\n`
  const headers = {
    ...headersOfPages,
    'cache-control': 'no-store',
    'content-type': 'text/plain; charset=utf-8',
    'content-length': text.length,
    connection: 'close',
  }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  if (socket.writable) socket.write(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${text}`)
  socket.destroy(error)
}

/** Responds with 400 if an HTTP/1.1 request has no Host header (RFC 9112, 3.2). */
export function refuseWithoutHost(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    const { httpVersion, headers } = request.raw
    if (headers.host !== undefined || httpVersion === '1.0') done()
    else reply.code(400).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send('Bad Request\n')
  })
}

/** Ignores an unknown Expect header, as RFC 9110, 10.1.1 allows; Node would reject the request without our headers. */
export function ignoreExpectHeader({ server }: FastifyInstance): void {
  server.on('checkExpectation', (request, response) => server.emit('request', request, response))
}

/** Matches targets of the backend, also in absolute form or in capitals. */
const backendPath = /^(?:https?:\/\/[^/?]*)?\/api(?:[/?]|$)/i

/** No legitimate client calls the API with an absolute-form target or with dot segments. */
const isAmbiguous = (target: string) => !target.startsWith('/') || /\/\.{1,2}(?:[/\\]|$)/.test(withoutEscapes(target))

/** The body of the 400 response, as the contract defines it. */
export const ambiguousTarget = { non_field_errors: [{ message: 'This value is not valid.', code: 'invalid' }] }

/** Responds with 400 if a target of the backend is ambiguous; such a request never reaches the backend. */
export function refuseAmbiguousTargets(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    const [path = ''] = request.url.split('?', 1)
    if (backendPath.test(path) && isAmbiguous(path))
      reply.code(400).header('cache-control', 'no-store').send(ambiguousTarget)
    else done()
  })
}

/** Splits a target in absolute form into host and path. A target of the backend stays unchanged, so that it is rejected. */
export function originForm(target: string): { host?: string; path: string } {
  const [, host, path] = /^https?:\/\/([^/?#@]{1,255})([/?][^#]*)?$/i.exec(target) ?? []
  if (host === undefined || backendPath.test(target)) return { path: target }
  return { host, path: path === undefined ? '/' : path.replace(/^\?/, '/?') }
}

function withoutEscapes(path: string): string {
  return path
    .replaceAll(/%2e/gi, '.')
    .replaceAll(/%2f/gi, '/')
    .replaceAll(/%5c|\\/gi, '/')
}
