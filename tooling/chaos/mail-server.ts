import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'
import type { ArrivedMail } from './verdict.ts'

export interface ReceivedMail extends ArrivedMail {
  /** The part of the `Message-ID` before the @. */
  id: string
}

/** Starts an SMTP server on this machine that keeps a list of the mails it received. */
export async function startMailServer() {
  const arrived: ReceivedMail[] = []
  let silenced = Promise.resolve()
  const smtp = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    // Senders wait for this time for an answer (RFC 5321).
    socketTimeout: 600_000,
    async onData(stream, session, done) {
      const whole = await text(stream).catch(() => undefined)
      // A message is incomplete if its sender was killed; it does not count.
      if (whole === undefined) return done()
      const recipient = session.envelope.rcptTo.map(({ address }) => address).join()
      const subject = /^Subject: (.*)$/m.exec(whole)?.[1]?.trim() ?? ''
      // A mail to the desk has the reference in its subject. Each visitor has a different address, so it identifies the visitor's mail.
      const reference = recipient.startsWith('visitor-') ? undefined : /\bCM-[0-9A-Z-]+/.exec(subject)?.[0]
      const id = /^Message-ID: <([^@>]+)/im.exec(whole)?.[1] ?? ''
      arrived.push({ id, key: reference ?? recipient, at: performance.now() })
      await silenced
      done()
    },
  })
  smtp.on('error', () => undefined)
  await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve))
  return {
    port: (smtp.server.address() as AddressInfo).port,
    /** The messages that arrived completely. */
    arrived,
    /** The server does not confirm messages until the promise settles. */
    silence: (until: Promise<void>) => {
      silenced = until
    },
    [Symbol.asyncDispose]: () => new Promise<void>((resolve) => smtp.close(() => resolve())),
  }
}
