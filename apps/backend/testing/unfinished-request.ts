import { randomUUID } from 'node:crypto'
import { type IncomingMessage, request } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { contactRequest } from './requests.ts'

/** Starts a request; the returned function sends the rest of its body. */
export async function beginRequest(port: number): Promise<() => Promise<IncomingMessage>> {
  const body = JSON.stringify(contactRequest({ email: `${randomUUID()}@sample.example` }))
  const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }
  const sent = request({ port, host: '127.0.0.1', method: 'POST', path: '/api/mail/create-contact/', headers })
  const answer = new Promise<IncomingMessage>((resolve) => sent.once('response', resolve))
  sent.write(body.slice(0, 20))
  await pause(500)
  return async () => {
    sent.end(body.slice(20))
    return (await answer).resume()
  }
}
