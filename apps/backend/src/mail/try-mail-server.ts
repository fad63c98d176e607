import { Readable } from 'node:stream'
import SMTPConnection from 'nodemailer/lib/smtp-connection'
import { parseConnectionUrl } from 'nodemailer/lib/shared'

/** In milliseconds; the time is short, because an operator waits for the answer. */
const timeout = 15_000
const timeouts = { connectionTimeout: timeout, greetingTimeout: timeout, socketTimeout: timeout, dnsTimeout: timeout }

/**
 * Signs in and announces a mail, then hangs up before its text, so that the server delivers nothing. Rejects with the error of
 * the server.
 */
export async function tryMailServer(smtpUrl: string, envelope: { from: string; to: string }): Promise<void> {
  const { auth, ...server } = parseConnectionUrl(smtpUrl)
  const connection = new SMTPConnection({ ...server, ...timeouts })
  try {
    await new Promise<void>((resolve, reject) => {
      const announce = (refusal?: Error | null) => {
        if (refusal) reject(refusal)
        // The text is read once the server has accepted sender and recipient.
        else connection.send({ ...envelope, to: [envelope.to] }, new Readable({ read: () => resolve() }), reject)
      }
      connection.once('error', reject)
      connection.connect(() => (auth ? connection.login(auth, announce) : announce()))
    })
  } finally {
    connection.close()
  }
}
