import { mkdir, mkdtempDisposable } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { freePort } from '@clairmemoire/vitest/free-port'
import { SMTPServer } from 'smtp-server'
import { mountSmallDisk } from './full-disk.ts'
import { superviseProduct } from './product.ts'
import type { ArrivedMail } from './verdict.ts'

/** The desk's mails are in English, because then their subjects are plain ASCII and need no decoding. */
const settings = {
  SITE_ENV: 'local',
  DATABASE_URL: '',
  BACKEND_URL: '',
  RATE_LIMIT_SUBMISSIONS: 'off',
  PROOF_OF_WORK_FROM: 'off',
  RATE_LIMIT_READS: 'off',
  CALLS_AT_ONCE: 'off',
  DESK_LOCALE: 'en',
}

/** The running product with its disk and its mail server, which can be attacked too. Disposing it stops and removes all of them. */
export type Testbed = Awaited<ReturnType<typeof openTestbed>>

export async function openTestbed() {
  await using stack = new AsyncDisposableStack()
  const folder = stack.use(await mkdtempDisposable(join(tmpdir(), 'chaos-')))
  const dataDirectory = join(folder.path, 'data')
  await mkdir(dataDirectory)
  const disk = stack.use(mountSmallDisk(dataDirectory))
  const mails = stack.use(await mailServer())
  // The product has the same port after each restart.
  const port = await freePort()
  const own = { DATA_DIR: dataDirectory, SMTP_URL: `smtp://127.0.0.1:${mails.port}`, PORT: String(port) }
  const product = stack.use(superviseProduct(dataDirectory, { ...settings, ...own }))
  await product.ready()
  const opened = stack.move()
  return { product, port, mails, disk, dataDirectory, [Symbol.asyncDispose]: () => opened.disposeAsync() }
}

/** Starts an SMTP server on this machine that keeps a list of the mails it received. */
async function mailServer() {
  const arrived: ArrivedMail[] = []
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
      arrived.push({ key: reference ?? recipient, at: performance.now() })
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
