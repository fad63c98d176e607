import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

export interface ReceivedMail extends Email {
  /** Where the envelope said that it goes. */
  recipient: string
}

/** A real mail server on this machine; how it answers can be changed at any moment. */
export interface MailServer extends AsyncDisposable {
  url: string
  /** Every whole message that arrived, also those that were not accepted then. */
  received: ReceivedMail[]
  /** The code with which a recipient is refused, or undefined. */
  refuse: (codeFor: (recipient: string) => number | undefined) => void
  /** Waits before a whole message is accepted. */
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
  // A sender that is killed breaks its connection.
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
