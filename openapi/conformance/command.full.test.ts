import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { bundleCommand } from './bundle-command.ts'

const source = join(import.meta.dirname, 'command.ts')
const asProblem = { 'content-type': 'application/json' }
const servers: Server[] = []
const asked: string[] = []

afterEach(() => {
  asked.length = 0
  for (const server of servers.splice(0)) server.close()
})

/** The URL of a server that gives these responses, and valid error responses to all other requests. */
async function serverThat(answers: Record<string, (response: ServerResponse) => void>): Promise<string> {
  const server = createServer((request: IncomingMessage, response: ServerResponse) => {
    const { method, url = '' } = request
    asked.push(`${method} ${url}`)
    const path = url.replace(/\?.*/, '')
    const refusal = () => response.writeHead(404, asProblem).end('{"detail":"Not found."}')
    ;(answers[`${method} ${path}`] ?? refusal)(response)
  })
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

function conformance(args: readonly string[], program = source): Promise<{ code: number; output: string }> {
  return new Promise((resolve) => {
    execFile(process.execPath, [program, ...args], (error, stdout, stderr) => {
      resolve({ code: Number(error?.code ?? 0), output: stdout + stderr })
    })
  })
}

describe('a server', () => {
  it('with an additional field is reported with the field, its place and the operation', async () => {
    const server = await serverThat({
      'GET /healthz': (response) => response.writeHead(200, asProblem).end('{"status":"ok","uptime":7}'),
    })
    const { code, output } = await conformance([server])
    expect(output).toContain('✗ GET /healthz answered 200: body has `uptime`, which the contract does not know\n')
    expect(code).toBe(1)
  })

  it.each<[string, (response: ServerResponse) => void, string]>([
    ['a missing field', (response) => response.writeHead(200, asProblem).end('{}'), 'body lacks `status`'],
    ['another status', (response) => response.writeHead(418).end(), 'status 418 is not one that the contract has here'],
    ['no JSON', (response) => response.writeHead(200, asProblem).end('ok'), 'the body is not JSON'],
    ['another media type', (response) => response.writeHead(200).end('ok'), 'a body of type ""'],
  ])('with %s is reported', async (_what, answer, words) => {
    const server = await serverThat({ 'GET /healthz': answer })
    const { code, output } = await conformance([server])
    expect(output).toContain(words)
    expect(code).toBe(1)
  })

  it('that knows a path only without the trailing slash is reported', async () => {
    const nothing = (response: ServerResponse) => response.writeHead(404).end('nothing here')
    const { output } = await conformance([await serverThat({ 'GET /healthz/': nothing })])
    expect(output).toContain('✓ GET /healthz answered 404')
    expect(output).toContain('✗ GET /healthz/ answered 404: a body of type ""')
  })

  it('with a success response to an unknown path is reported', async () => {
    const welcome = (response: ServerResponse) => response.writeHead(200, asProblem).end('{}')
    const { output } = await conformance([await serverThat({ 'GET /api/no-such-address': welcome })])
    expect(output).toContain('✗ GET /api/no-such-address answered 200: status is not 404')
  })

  it('gets requests that may change data only with --write', async () => {
    const server = await serverThat({})
    await conformance([server])
    expect(asked.filter((request) => !request.startsWith('GET '))).toEqual([])
    await conformance([server, '--write'])
    expect(asked).toEqual(
      expect.arrayContaining(['POST /api/trials/signup', 'DELETE /api/requests/q8Zk3vJ0Tn-2hY_5aXw7Lg']),
    )
  })

  it('that answers only with errors is not reported as conforming', async () => {
    const { output } = await conformance([await serverThat({})])
    expect(output).toMatch(/\d\d got a valid error, so their success response was not checked/)
    expect(output).toContain('Nothing was written.')
  })

  it('that cannot be reached is reported in one sentence', async () => {
    const server = await serverThat({})
    await new Promise((resolve) => servers[0]?.close(resolve))
    const { code, output } = await conformance([server])
    expect(output).toMatch(/^The backend cannot be reached: .+\n$/)
    expect(code).toBe(2)
  })
})

it('the bundled command runs without this repository', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'conformance-'))
  try {
    const file = join(folder, 'conformance.mjs')
    await bundleCommand(file)
    expect(await readFile(file, 'utf8')).toMatch(/ajv \d[^]*The MIT License[^]*fast-uri \d/)
    const server = await serverThat({ 'GET /readyz': (response) => response.writeHead(418).end() })
    const { code, output } = await conformance([server], file)
    expect(output).toContain('✗ GET /readyz answered 418: status 418 is not one that the contract has here')
    expect(code).toBe(1)
  } finally {
    await rm(folder, { recursive: true })
  }
})

it('without an address the command prints its usage', async () => {
  const { code, output } = await conformance([])
  expect(output).toMatch(/^conformance <address of a backend>/)
  expect(code).toBe(2)
})
