import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { headersOfPages } from './security-headers.ts'

/** Statuses by Node's parser error code; any other error is a bad request. */
const statuses: Readonly<Record<string, number>> = { ERR_HTTP_REQUEST_TIMEOUT: 408, HPE_HEADER_OVERFLOW: 431 }

/**
 * Responds to bytes that cannot be parsed as a request, which no hook of the server sees, with the headers of every response (R0-19), and
 * closes the connection.
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

/** HTTP/1.1 requires the header (RFC 9112, 3.2). */
export function refuseWithoutHost(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    const { httpVersion, headers } = request.raw
    if (headers.host !== undefined || httpVersion === '1.0') done()
    else reply.code(400).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send('Bad Request\n')
  })
}

/** An unknown expectation may be ignored (RFC 9110, 10.1.1); Node would respond without our headers. */
export function takeAnyExpectation({ server }: FastifyInstance): void {
  server.on('checkExpectation', (request, response) => server.emit('request', request, response))
}

/** Includes absolute-form targets and other spellings of the first path segment. */
const backendPath = /^(?:https?:\/\/[^/?]*)?\/api(?:[/?]|$)/i

/** No legitimate client calls the API with an absolute-form target or with dot segments. */
const isUnclear = (target: string) => !target.startsWith('/') || /\/\.{1,2}(?:[/\\]|$)/.test(withoutEscapes(target))

/** As the contract defines it. */
export const unclearTarget = { non_field_errors: [{ message: 'This value is not valid.', code: 'invalid' }] }

/** Responds with 400 if the address of an operation is ambiguous; such a request never reaches the backend. */
export function refuseUnclearTargets(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    const [path = ''] = request.url.split('?', 1)
    if (backendPath.test(path) && isUnclear(path))
      reply.code(400).header('cache-control', 'no-store').send(unclearTarget)
    else done()
  })
}

/** Splits an absolute-form target into host and path; one for the backend stays unchanged, to be rejected. */
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
