import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { headersOfPages } from './security-headers.ts'

/** By the code of what Node could not read; anything else is a bad request. */
const statuses: Readonly<Record<string, number>> = { ERR_HTTP_REQUEST_TIMEOUT: 408, HPE_HEADER_OVERFLOW: 431 }

/** Answers bytes that are no request, which no hook of the server ever sees, with the headers that every answer has (R0-19), and hangs up. */
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
