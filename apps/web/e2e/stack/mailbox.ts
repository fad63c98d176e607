import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer, type SMTPServerAddress } from 'smtp-server'

/** A mail server that stores every mail. */
export interface Mailbox {
  url: string
  /** The mails to an address so far, oldest first. */
  mailsTo: (address: string) => readonly Email[]
  close: () => Promise<void>
}

export async function startMailbox(): Promise<Mailbox> {
  const received: { recipients: readonly string[]; mail: Email }[] = []
  async function keep(content: Promise<Buffer>, recipients: readonly SMTPServerAddress[]) {
    received.push({ recipients: recipients.map(({ address }) => address), mail: await PostalMime.parse(await content) })
  }
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, done) {
      void keep(buffer(stream), session.envelope.rcptTo).finally(done)
    },
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}`,
    mailsTo: (address) => received.filter(({ recipients }) => recipients.includes(address)).map(({ mail }) => mail),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
