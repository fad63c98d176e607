import { createServer, type Server } from 'node:http'
import { connect, type Socket } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestSite, type TestSite } from './testing/test-site.ts'

/** A number of visitors that is larger than the number of the site's connections to its backend. */
const many = 140

/** A path at which the backend does not respond. */
const silent = '/api/silent'

let reached = 0
let backend: Server
let site: TestSite

beforeAll(async () => {
  backend = createServer((request, response) => {
    reached += 1
    if (request.url === silent) return
    request.resume().on('end', () => response.writeHead(201).end('{}'))
  })
  await new Promise<void>((ready) => backend.listen(0, '127.0.0.1', ready))
  const address = backend.address()
  const port = typeof address === 'object' ? address?.port : undefined
  site = await startTestSite({ BACKEND_URL: `http://127.0.0.1:${port}` })
})
afterAll(async () => {
  await site.close()
  backend.closeAllConnections()
  backend.close()
})

/** The beginning of a submission, up to the first byte of its body. */
const unfinishedRequest =
  'POST /api/trials/signup HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{'

function visitorSending(sends: string): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(new URL(site.origin).port), '127.0.0.1', () => {
      socket.write(sends, () => resolve(socket))
    })
    socket.once('error', reject)
  })
}

const asked = async () => (await site.fetch('/api/trials/signup', { method: 'POST', body: '{}' })).status

describe('the backend is reached', () => {
  test('after a thousand visitors disconnected in the middle of their upload', async () => {
    for (let gone = 0; gone < 1000; gone += 1) (await visitorSending(unfinishedRequest)).destroy()
    expect(await asked()).toBe(201)
  })

  test('while more visitors than there are connections have stopped in the middle of their upload', async () => {
    const before = reached
    const stalled = await Promise.all(Array.from({ length: many }, () => visitorSending(unfinishedRequest)))
    expect(await asked()).toBe(201)
    expect(reached).toBe(before + 1)
    for (const socket of stalled) socket.destroy()
  })
})

test('only a visitor who slowly sends several large bodies must wait before the next one', async () => {
  const size = 1024 * 1024
  const slowly = `POST /api/trials/signup HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: 192.0.2.1\r\nContent-Length: ${size}\r\n\r\n${' '.repeat(size - 1)}`
  const askedBy = async (address: string) => {
    const headers = { 'x-forwarded-for': address }
    return (await site.fetch('/api/trials/signup', { method: 'POST', body: '{"a":1}', headers })).status
  }
  const slow = await Promise.all(Array.from({ length: 4 }, () => visitorSending(slowly)))
  await expect.poll(() => askedBy('192.0.2.1')).toBe(429)
  expect(await askedBy('203.0.113.9')).toBe(201)
  for (const socket of slow) socket.destroy()
  await expect.poll(() => askedBy('192.0.2.1')).toBe(201)
})

const question = 'GET /api/trials/call-slots HTTP/1.1\r\nHost: x\r\n\r\n'

describe('a visitor who pipelines requests without reading responses is disconnected', () => {
  test('before the first request is parsed, if all come in one packet', async () => {
    const before = reached
    const socket = await visitorSending(question.repeat(3000))
    socket.on('error', () => undefined)
    await new Promise((resolve) => socket.resume().once('close', resolve))
    expect(reached).toBe(before)
  })

  test('once too many requests wait, if they come one by one', async () => {
    const before = reached
    const socket = await visitorSending('')
    socket.on('error', () => undefined)
    const hungUp = new Promise((resolve) => socket.once('close', resolve))
    const sending = setInterval(() => socket.write(question.replace('/api/trials/call-slots', silent)), 1)
    await hungUp
    clearInterval(sending)
    expect(reached - before).toBeLessThanOrEqual(32)
  })
})

test('a visitor who pipelines a few requests gets every response', async () => {
  const socket = await visitorSending('GET /robots.txt HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(20))
  let response = ''
  socket.on('data', (packet) => {
    response += packet
  })
  await expect.poll(() => response.match(/HTTP\/1\.1 200/g)?.length).toBe(20)
  socket.destroy()
})

test.concurrent.each([
  ['headers', 'GET / HTTP/1.1\r\nHost: x\r\n'],
  ['body', unfinishedRequest],
])('a visitor who does not complete the %s is disconnected', async (_, sends) => {
  const socket = await visitorSending(sends)
  await new Promise((resolve) => socket.resume().once('close', resolve))
  expect((await site.fetch('/robots.txt')).status).toBe(200)
})
