import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'
import type { ArrivedMail } from './verdict.ts'

/** A real SMTP server on this machine. */
export async function mailServer() {
  const arrived: ArrivedMail[] = []
  let silenced = Promise.resolve()
  const smtp = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    // The time senders wait for an answer (RFC 5321).
    socketTimeout: 600_000,
    async onData(stream, session, done) {
      const whole = await text(stream).catch(() => undefined)
      // A sender that was killed midway has sent no message.
      if (whole === undefined) return done()
      const recipient = session.envelope.rcptTo.map(({ address }) => address).join()
      const subject = /^Subject: (.*)$/m.exec(whole)?.[1]?.trim() ?? ''
      // The desk's mail has the reference in its subject; the visitor's goes to an address that is used once.
      const reference = recipient.startsWith('visitor-') ? undefined : /\bCM-[0-9A-Z-]+/.exec(subject)?.[0]
      arrived.push({ key: reference ?? recipient, at: performance.now() })
      await silenced
      done()
    },
  })
  smtp.on('error', () => undefined)
  await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve))
  return {
    port: (smtp.server.address() as AddressInfo).port,
    /** Every message that arrived completely. */
    arrived,
    /** Messages are accepted once the promise settles. */
    silence: (until: Promise<void>) => {
      silenced = until
    },
    [Symbol.asyncDispose]: () => new Promise<void>((resolve) => smtp.close(() => resolve())),
  }
}
