import { execFileSync } from 'node:child_process'
import { open, rm, statfs } from 'node:fs/promises'
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { SMTPServer } from 'smtp-server'
import type { ArrivedMail } from './verdict.ts'

/** A disk that is small enough to be filled, in memory. */
export interface SmallDisk extends Disposable {
  /** Leaves no byte free until it is asked to end, then everything again; the megabytes that it took. */
  fill: (end: AbortSignal) => Promise<number>
}

const mebibyte = 1024 * 1024
/** Milliseconds after which what was given free is filled again. */
const refill = 200

/** Undefined where this user may not mount a disk. */
export function smallDisk(folder: string): SmallDisk | undefined {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=512m', 'chaos', folder], { stdio: 'ignore' })
  } catch {
    return undefined
  }
  return {
    async fill(end) {
      const ballast = join(folder, 'ballast')
      const { bavail, bsize } = await statfs(folder)
      await using file = await open(ballast, 'w')
      while (!end.aborted) {
        await fillUp(file)
        await pause(refill, undefined, { signal: end }).catch(() => undefined)
      }
      await rm(ballast)
      return Math.round((bavail * bsize) / mebibyte)
    },
    [Symbol.dispose]: () => execFileSync('umount', ['--lazy', folder]),
  }
}

async function fillUp(file: Awaited<ReturnType<typeof open>>): Promise<void> {
  try {
    for (;;) await file.appendFile(Buffer.alloc(mebibyte / 16))
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error
  }
}

/** A way to a server that can go silent, as a network does: connections stay open, and what is said arrives when it speaks again. */
export interface Path extends AsyncDisposable {
  /** On this machine. */
  port: number
  /** `answers`: what is asked still reaches the server. */
  silence: (what: 'nothing' | 'everything' | 'answers') => void
}

/** @param to port of the server, on this machine */
export async function pathTo(to: number): Promise<Path> {
  let silenced: Parameters<Path['silence']>[0] = 'nothing'
  const pairs = new Set<readonly [near: Socket, far: Socket]>()
  const server = createServer((near) => {
    const pair = [near, connect(to, '127.0.0.1')] as const
    pairs.add(pair)
    near.once('close', () => pairs.delete(pair))
    forward(pair[0], pair[1])
    forward(pair[1], pair[0])
    apply(pair)
  })

  function apply([near, far]: readonly [Socket, Socket]): void {
    near[silenced === 'everything' ? 'pause' : 'resume']()
    far[silenced === 'nothing' ? 'resume' : 'pause']()
  }

  return {
    port: await portOf(server),
    silence(what) {
      silenced = what
      for (const pair of pairs) apply(pair)
    },
    async [Symbol.asyncDispose]() {
      for (const pair of pairs) for (const socket of pair) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

/** What one end has sent before it hung up still arrives. */
function forward(from: Socket, to: Socket): void {
  from.on('data', (chunk) => void to.write(chunk))
  from.on('error', () => undefined)
  from.once('close', () => to.end())
}

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
  const smtp = new SMTPServer({
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
  smtp.on('error', () => undefined)
  return {
    port: await portOf(smtp.server),
    arrived,
    hold: (until) => {
      held = until
    },
    [Symbol.asyncDispose]: () => new Promise<void>((resolve) => smtp.close(() => resolve())),
  }
}

/** Listens on a free port of this machine. */
async function portOf(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return (server.address() as AddressInfo).port
}

export async function freePort(): Promise<number> {
  const server = createServer()
  const port = await portOf(server)
  await new Promise((resolve) => server.close(resolve))
  return port
}
