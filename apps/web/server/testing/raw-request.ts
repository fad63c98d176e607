import { connect } from 'node:net'
import { text } from 'node:stream/consumers'

/** Sends a request to the letter, as no client would write it, and reads what comes until the connection ends. */
export async function rawRequest(origin: string, head: string): Promise<{ status: number; body: string }> {
  const socket = connect(Number(new URL(origin).port), '127.0.0.1')
  socket.write(`${head}\r\nHost: x\r\nConnection: close\r\n\r\n`)
  const answer = (await text(socket)).replace(/^HTTP\/1.1 100 .*\r\n\r\n/, '')
  return { status: Number(answer.split(' ')[1]), body: answer.slice(answer.indexOf('\r\n\r\n') + 4) }
}
