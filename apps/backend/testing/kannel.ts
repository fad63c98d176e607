import { type ChildProcess, spawn } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

const document = join(import.meta.dirname, '../../../docs/operations/text-messages.md')

const programs = {
  bearerbox: '/usr/sbin/bearerbox',
  smsbox: '/usr/sbin/smsbox',
  fakesmsc: '/usr/lib/kannel/test/fakesmsc',
}

type Program = keyof typeof programs

/** Whether the Debian packages kannel and kannel-extras are installed. */
export const hasKannel = Object.values(programs).every((file) => existsSync(file))

/** A message that the simulated operator has received. */
interface ReceivedSms {
  from: string
  to: string
  text: string
}

/** Kannel with the configuration of docs/operations and a simulated operator; disposing it ends its processes. */
export interface Kannel extends AsyncDisposable {
  /** `SMS_GATEWAY_URL` and the other settings of the document. */
  settings: Record<string, string>
  /** The messages so far; a message of two segments counts twice. */
  received: () => ReceivedSms[]
  /** Sends an answer through the operator. */
  answer: (from: string, to: string, text: string) => Promise<void>
  /** Kills both programs of Kannel, or only the one that talks to the backend, and starts them again. */
  killAndStart: (program: 'bearerbox' | 'smsbox') => Promise<void>
}

/** `reportsTo` is the origin of the backend. */
export async function startKannel(reportsTo: string): Promise<Kannel> {
  const folder = await mkdtemp(join(tmpdir(), 'kannel-'))
  const ports = await freePorts(4)
  const [admin = 0, box = 0, send = 0, operator = 0] = ports
  const text = readFileSync(document, 'utf8')
  const local = (part: string) =>
    part
      .replaceAll(/\b1300[01]\b|\b13013\b/g, (port) => String({ 13000: admin, 13001: box, 13013: send }[port]))
      .replaceAll(/\/var\/(?:spool|log)\/kannel/g, folder)
      .replaceAll('https://gateway:REPORTS_SECRET@SITE_HOST', reportsTo.replace('//', '//gateway:REPORTS_SECRET@'))
      .replaceAll(/https%3A%2F%2F(gateway%3AREPORTS_SECRET%40)SITE_HOST/g, (_, user: string) =>
        encodeURIComponent(reportsTo).replace('%2F%2F', `%2F%2F${user}`),
      )
  const conf = local(/```conf\n(.*?)```/s.exec(text)?.[1] ?? '')
    .replaceAll(/^ {3}/gm, '')
    .replace(
      /group = smsc\n.*$/s,
      `group = smsc\nsmsc = fake\nsmsc-id = OPERATOR\nport = ${operator}\nconnect-allow-ip = 127.0.0.1\n`,
    )
    .replace(/delay = 60/, 'delay = 1')
  for (const name of ['messages', 'reports']) await mkdir(join(folder, name))
  const file = join(folder, 'kannel.conf')
  await writeFile(file, conf)
  const running = new Map<Program, ChildProcess>()
  let operatorOutput = ''

  function start(program: Program, args: readonly string[]): void {
    const child = spawn(programs[program], args, { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] })
    running.set(program, child)
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (output: string) => {
        if (program === 'fakesmsc') operatorOutput += output
      })
  }

  async function end(program: Program): Promise<void> {
    const child = running.get(program)
    if (child === undefined || hasEnded(child)) return
    const ended = new Promise((resolve) => child.once('exit', resolve))
    child.kill('SIGKILL')
    await ended
  }

  async function startOperator(...messages: readonly string[]): Promise<void> {
    await end('fakesmsc')
    await isOpen(operator, running.get('bearerbox'))
    // It needs a message also when it sends none.
    const sent = messages.length > 0 ? messages : ['none none text none']
    const rate = ['-i', '0.1', '-m', String(messages.length)]
    start('fakesmsc', ['-H', '127.0.0.1', '-r', String(operator), ...rate, ...sent])
  }

  async function startSmsbox(): Promise<void> {
    await isOpen(box, running.get('bearerbox'))
    start('smsbox', ['-v', '4', file])
    await isOpen(send, running.get('smsbox'))
  }

  async function startAll(): Promise<void> {
    start('bearerbox', ['-v', '4', file])
    await Promise.all([startOperator(), startSmsbox()])
  }

  await startAll()
  return {
    settings: settingsIn(local(text)),
    received: () => receivedIn(operatorOutput),
    answer: (from, to, words) => startOperator(`${from} ${to} text ${words}`),
    async killAndStart(program) {
      if (program === 'smsbox') {
        await end('smsbox')
        await startSmsbox()
      } else {
        await Promise.all([end('bearerbox'), end('smsbox')])
        await startAll()
      }
    },
    async [Symbol.asyncDispose]() {
      await Promise.all([...running.keys()].map(end))
      await rm(folder, { recursive: true, force: true })
    },
  }
}

function settingsIn(text: string): Record<string, string> {
  const block = text.split('```').find((part) => part.includes('SMS_GATEWAY_ACCEPTS=')) ?? ''
  return Object.fromEntries(
    [...block.matchAll(/^ +(SMS\w*)=(.*)$/gm)].map(([, name = '', value = '']) => [name, value.replaceAll("'", '')]),
  )
}

/** A text without special characters is not encoded; the header of a part is. */
function receivedIn(output: string): ReceivedSms[] {
  return [...output.matchAll(/Got message \d+: <(\S+) (\S+) (?:udh \S+ )?(text|data) (.*)>/g)].map(
    ([, from = '', to = '', type, text = '']) => ({
      from,
      to,
      text: type === 'data' ? decodeURIComponent(text.replaceAll('+', ' ')) : text,
    }),
  )
}

/**
 * Ports below those that Linux gives to connections: while a program that was killed starts again, a connection of another program
 * cannot take its port.
 */
export async function freePorts(count: number): Promise<number[]> {
  const ports = new Set<number>()
  while (ports.size < count) {
    const port = randomInt(20_000, 32_000)
    if (await isFree(port)) ports.add(port)
  }
  return [...ports]
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer().once('error', () => resolve(false))
    server.listen(port, () => server.close(() => resolve(true)))
  })
}

/** Waits until a program listens at a port; a connection would be taken for that of the operator. */
async function isOpen(port: number, program: ChildProcess | undefined): Promise<void> {
  const listening = new RegExp(`:${port.toString(16).toUpperCase().padStart(4, '0')} [\\dA-F:]+ 0A `)
  while (!listening.test(await readFile('/proc/net/tcp', 'utf8'))) {
    if (program === undefined || hasEnded(program)) throw new Error(`Kannel ended before it listened at port ${port}.`)
    await pause(20)
  }
}

function hasEnded({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode !== null || signalCode !== null
}
