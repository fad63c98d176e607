import { brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { compressReads } from './compress-reads.ts'

const words = 'Où en est votre mémoire aujourd’hui ? '.repeat(100)

async function app() {
  const app = Fastify()
  await compressReads(app)
  app.get('/long', () => ({ words }))
  app.get('/short', () => ({ words: 'Bonjour' }))
  app.post('/echo', ({ body }) => body)
  return app
}

test.each([
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
] as const)('a public response is sent as %s to clients that accept it', async (encoding, decompress) => {
  const { headers, rawPayload } = await (await app()).inject({ url: '/long', headers: { 'accept-encoding': encoding } })
  expect(headers).toMatchObject({ 'content-encoding': encoding, vary: 'accept-encoding' })
  expect(rawPayload.length).toBeLessThan(words.length / 10)
  expect(JSON.parse(decompress(rawPayload).toString())).toEqual({ words })
})

test.each([
  ['to a client that accepts no other encoding', '/long', 'identity'],
  ['if it is too short', '/short', 'br'],
])('a response is not compressed %s', async (_, url, encoding) => {
  const { headers, body } = await (await app()).inject({ url, headers: { 'accept-encoding': encoding } })
  expect(headers['content-encoding']).toBeUndefined()
  expect(JSON.parse(body)).toHaveProperty('words')
})

test('any other response to submitted data is not compressed', async () => {
  const headers = { 'accept-encoding': 'br' }
  const answer = await (await app()).inject({ method: 'POST', url: '/echo', headers, payload: { words } })
  expect(answer.headers['content-encoding']).toBeUndefined()
  expect(answer.json()).toEqual({ words })
})

test('the response with all studies is compressed', async () => {
  const app = Fastify()
  await compressReads(app)
  app.post('/api/trials/trial-signup-recommendation', () => ({ words }))
  const headers = { 'accept-encoding': 'br' }
  const url = '/api/trials/trial-signup-recommendation'
  const answer = await app.inject({ method: 'POST', url, headers, payload: {} })
  expect(answer.headers['content-encoding']).toBe('br')
})

test('a compressed request body is not decompressed', async () => {
  const headers = { 'content-encoding': 'gzip', 'content-type': 'application/json' }
  const payload = gzipSync(JSON.stringify({ words }))
  const { statusCode } = await (await app()).inject({ method: 'POST', url: '/echo', headers, payload })
  expect(statusCode).toBe(400)
})
