import { connect } from 'node:net'
import { text } from 'node:stream/consumers'

/** A raw response. */
export interface RawAnswer {
  status: number
  headers: Headers
  body: string
}

/** Sends a request exactly as written, even an invalid one that no client would send, and reads until the connection ends. */
export async function rawRequest(origin: string, head: string, body = '', host = '\r\nHost: x'): Promise<RawAnswer> {
  const socket = connect(Number(new URL(origin).port), '127.0.0.1')
  socket.write(`${head}${host}\r\nConnection: close\r\n\r\n${body}`)
  const answer = (await text(socket)).replace(/^HTTP\/1.1 100 .*\r\n\r\n/, '')
  const end = answer.indexOf('\r\n\r\n')
  const [first = '', ...lines] = answer.slice(0, end).split('\r\n')
  const fields = lines.map((line): [string, string] => [line.replace(/:.*/s, ''), line.replace(/^[^:]*:\s*/, '')])
  return { status: Number(first.split(' ')[1]), headers: new Headers(fields), body: answer.slice(end + 4) }
}
