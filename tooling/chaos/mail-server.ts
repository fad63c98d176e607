import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'
import type { ArrivedMail } from './verdict.ts'

/** A real mail server on this machine. */
export interface MailServer extends AsyncDisposable {
  port: number
  /** Every whole message that arrived. */
  arrived: ArrivedMail[]
  /** Messages that arrive from now on are accepted when the promise settles. */
  hold: (until: Promise<void>) => void
}

export async function mailServer(): Promise<MailServer> {
  const arrived: ArrivedMail[] = []
  let held = Promise.resolve()
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    async onData(stream, session, done) {
      const whole = await text(stream).catch(() => undefined)
      // A sender that is killed in the middle has sent nothing.
      if (whole === undefined) return done()
      const recipient = session.envelope.rcptTo.map(({ address }) => address).join()
      const subject = /^Subject: (.*)$/m.exec(whole)?.[1]?.trim() ?? ''
      // The desk's mail names the reference in its subject, the visitor's goes to an address that is used once.
      const reference = recipient.startsWith('visitor-') ? undefined : /\bCM-[0-9A-Z-]+/.exec(subject)?.[0]
      arrived.push({ key: reference ?? recipient, at: performance.now() })
      await held
      done()
    },
  })
  server.on('error', () => undefined)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    port: (server.server.address() as AddressInfo).port,
    arrived,
    hold: (until) => {
      held = until
    },
    [Symbol.asyncDispose]: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}
