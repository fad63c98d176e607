import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { eventually } from '@clairmemoire/vitest'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { type BackendProcesses, backendProcesses, settingsFor } from '../../testing/backend-processes.ts'
import { callAtDaytime } from '../../testing/call-at-daytime.ts'
import { freePorts } from '../../testing/kannel.ts'
import { type MailServer, mailServer } from '../../testing/mail-server.ts'
import { contactRequest, signup } from '../../testing/requests.ts'

const program = join(import.meta.dirname, '../../commands/mails.ts')
let server: MailServer
let backends: BackendProcesses
let port = 0
let readers = 0

/** The output of the command. */
async function mails(...words: string[]): Promise<string> {
  const env = settingsFor(backends.dataDirectory)
  const end = await promisify(execFile)(process.execPath, [program, ...words], { env }).catch((error: unknown) => error)
  const { stdout, stderr } = end as { stdout: string; stderr: string }
  return stdout + stderr
}

/** Sends a request for news whose mails the mail server answers with this code, and returns its reference. */
async function askFor(code: number): Promise<string> {
  server.refuse(() => code)
  readers += 1
  const answer = await fetch(`http://127.0.0.1:${port}/api/mail/create-contact/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(contactRequest({ email: `reader-${readers}@sample.example` })),
  })
  const { reference } = (await answer.json()) as { reference: string }
  return reference
}

const linesOf = async (reference: string) => (await mails()).split('\n').filter((line) => line.startsWith(reference))

beforeAll(async () => {
  server = await mailServer()
  backends = await backendProcesses()
  const [unused = 0] = await freePorts(1)
  const gateway = { SMS: 'on', SMS_GATEWAY_URL: `http://127.0.0.1:${unused}/?to={to}&text={text}` }
  port = await backends.start({ SMTP_URL: server.url, ...gateway }).ready
})
afterAll(async () => {
  await backends[Symbol.asyncDispose]()
  await server[Symbol.asyncDispose]()
})
describe('the operator', () => {
  it('sees the unsent mails with their requests and failures, but no address', async () => {
    const refused = await askFor(550)
    await expect
      .poll(() => linesOf(refused))
      .toEqual([
        expect.stringMatching(/^\S+ +(desk|visitor) +mail +undeliverable +1 +550 +[-\d]+ [\d:]+ +–$/),
        expect.stringMatching(/^\S+ +(desk|visitor) +mail +undeliverable +1 +550 /),
      ])
    const later = await askFor(451)
    await expect
      .poll(() => linesOf(later))
      .toEqual(Array.from({ length: 2 }, () => expect.stringMatching(/ (waits|sending) +\d+ +451 /)))
    expect(await mails()).not.toContain('@')
  })

  it('sees the unsent text messages too, with the answer of the gateway, but no number', async () => {
    server.refuse(() => undefined)
    const answer = await fetch(`http://127.0.0.1:${port}/api/trials/signup`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(signup({ phone: '+33612345678', sms: true, ...callAtDaytime() })),
    })
    const { reference } = (await answer.json()) as { reference: string }
    await expect
      .poll(() => linesOf(reference))
      .toEqual([expect.stringMatching(/^\S+ +visitor +sms +(waits|sending) +\d+ +ECONNREFUSED /)])
    expect(await mails()).not.toContain('612345678')
    expect(await mails('drop', reference)).toBe(`${reference} visitor: dropped\n`)
  })

  it('can send an undeliverable mail again, or delete it', async () => {
    const reference = await askFor(550)
    await expect
      .poll(() => linesOf(reference))
      .toEqual([expect.stringContaining(' undeliverable '), expect.stringContaining(' undeliverable ')])
    server.refuse(() => undefined)
    expect(await mails('send', reference.toLowerCase(), 'visitor')).toBe(`${reference} visitor: queued\n`)
    await vi.waitUntil(() => server.received.some(({ text }) => text?.includes(reference)), eventually)
    await expect.poll(() => linesOf(reference)).toEqual([expect.stringContaining(' desk ')])
    expect(await mails('drop', reference)).toBe(`${reference} desk: dropped\n`)
    expect(await linesOf(reference)).toEqual([])
  })

  it('can send all unsent mails again', async () => {
    server.refuse(() => undefined)
    await mails('send', 'all')
    await expect.poll(() => mails()).toBe('No unsent mails.\n')
  })

  it.each([
    [['send', 'CM-2222-2222'], 'There is no unsent mail of CM-2222-2222.\n'],
    [['drop'], expect.stringMatching(/^pnpm mails /)],
    [['drop', 'all'], expect.stringMatching(/^pnpm mails /)],
    [['burn', 'CM-2222-2222'], expect.stringMatching(/^pnpm mails /)],
  ])('gets an explanation or the usage for %j', async (words, output) => {
    expect(await mails(...words)).toEqual(output)
  })
})

it('without a running product, the command says that it must be started first', async () => {
  const env = settingsFor(join(backends.dataDirectory, 'elsewhere'))
  const end = promisify(execFile)(process.execPath, [program], { env })
  await expect(end).rejects.toMatchObject({ code: 1, stderr: expect.stringContaining('start it first') })
})
