import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

export interface ReceivedMail extends Email {
  /** The recipient in the envelope. */
  recipient: string
}

/** A real SMTP server with configurable responses. */
export interface MailServer extends AsyncDisposable {
  url: string
  /** All messages received so far, also those that are not accepted yet. */
  received: ReceivedMail[]
  /** Sets a function that returns the code with which a recipient is rejected, or undefined. */
  refuse: (codeFor: (recipient: string) => number | undefined) => void
  /** Sets a function; the server waits for its promise before it accepts a message. */
  hold: (until: (mail: ReceivedMail) => Promise<void>) => void
}

export async function mailServer(): Promise<MailServer> {
  const received: ReceivedMail[] = []
  let codeFor: (recipient: string) => number | undefined = () => undefined
  let held: (mail: ReceivedMail) => Promise<void> = async () => undefined
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onRcptTo({ address }, _session, done) {
      const responseCode = codeFor(address)
      if (responseCode === undefined) done()
      else done(Object.assign(new Error(`no mail for ${address}`), { responseCode }))
    },
    async onData(stream, session, done) {
      const mail = await PostalMime.parse(await text(stream))
      const whole = { ...mail, recipient: session.envelope.rcptTo.map(({ address }) => address).join() }
      received.push(whole)
      await held(whole)
      done()
    },
  })
  // A sender that is killed resets its connection, which is an error here.
  server.on('error', () => undefined)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    received,
    refuse: (next) => {
      codeFor = next
    },
    hold: (next) => {
      held = next
    },
    [Symbol.asyncDispose]: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}
