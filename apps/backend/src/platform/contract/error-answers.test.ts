import { once } from 'node:events'
import { connect } from 'node:net'
import { PassThrough } from 'node:stream'
import { reportNothing } from '@clairmemoire/observability/server-error-reports'
import Fastify from 'fastify'
import { expect, it } from 'vitest'
import { answerErrors } from './error-answers.ts'

const reset = () => Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' })

async function server() {
  const outages: Error[] = []
  const answered = Promise.withResolvers<number>()
  const log = new PassThrough()
  const app = Fastify({ logger: { level: 'error', stream: log } })
  app.setErrorHandler(answerErrors((error) => outages.push(error), reportNothing))
  app.addHook('onSend', async (_request, reply) => answered.resolve(reply.statusCode))
  app.post('/upload', async () => 'never reached')
  app.get('/database', async () => {
    throw reset()
  })
  return { app, outages, answered: answered.promise, logged: () => String(log.read() ?? '') }
}

it('a broken connection to the database is answered with 503', async () => {
  const { app, outages, logged } = await server()
  await using _ = app
  const { statusCode, headers } = await app.inject({ url: '/database' })
  expect([statusCode, headers['retry-after']]).toEqual([503, '10'])
  expect(outages).toHaveLength(1)
  expect(logged()).toBe('')
})

it('an upload that the visitor aborts is not reported as an outage', async () => {
  const { app, outages, answered, logged } = await server()
  await using _ = app
  const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }))
  const visitor = connect(Number(port), '127.0.0.1')
  await once(visitor, 'connect')
  const head = ['POST /upload HTTP/1.1', 'Host: a', 'Content-Type: application/json', 'Content-Length: 100', '', '{']
  visitor.write(head.join('\r\n'))
  await once(app.server, 'request')
  visitor.destroy()
  expect(await answered).toBe(400)
  expect(outages).toEqual([])
  expect(logged()).toBe('')
})
