import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { eventually } from '@clairmemoire/vitest'
import PostalMime from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { expect, it, vi } from 'vitest'
import { backendProcesses } from '../../testing/backend-processes.ts'
import { contactRequest } from '../../testing/requests.ts'

/** A mail server; while `holdUp` is on, it receives whole mails without responding. */
async function startMailServer() {
  const received: string[] = []
  let isDelayed = false
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    async onData(stream, _session, done) {
      const { messageId = '' } = await PostalMime.parse(await text(stream))
      received.push(messageId)
      if (!isDelayed) done()
    },
  })
  // A sender that is killed breaks its connection.
  server.on('error', () => undefined)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    received,
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    holdUp: (value: boolean) => {
      isDelayed = value
    },
    [Symbol.asyncDispose]: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}

async function leaveContact(port: number, email: string): Promise<void> {
  const { status } = await fetch(`http://127.0.0.1:${port}/api/mail/create-contact/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(contactRequest({ email })),
  })
  expect(status).toBe(201)
}

it('mails that were being sent when the backend was killed are sent within a minute of the next start, with the same id; sent mails are not sent again', async () => {
  await using mailServer = await startMailServer()
  await using backends = await backendProcesses()
  const { received, url, holdUp } = mailServer
  const first = backends.start({ SMTP_URL: url })
  const port = await first.ready
  await leaveContact(port, 'first@sample.example')
  await vi.waitUntil(() => received.length === 2, eventually)
  const whole = received.slice(0, 2)

  holdUp(true)
  await leaveContact(port, 'second@sample.example')
  await vi.waitUntil(() => received.length === 4, eventually)
  const cutOff = received.slice(2)
  first.child.kill('SIGKILL')
  await first.ended

  holdUp(false)
  await backends.start({ SMTP_URL: url }).ready
  await vi.waitUntil(() => received.length === 6, eventually)
  expect(new Set([...whole, ...cutOff]).size).toBe(4)
  expect(received.slice(4).toSorted()).toEqual(cutOff.toSorted())
})
