import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { startService } from './service.mjs'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'service-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

function serviceThat(source: string, settings = {}) {
  const entry = path.join(folder, 'main.mjs')
  writeFileSync(entry, source)
  return startService(entry, settings)
}

const listens = 'process.send({ ready: true, port: Number(process.env.PORT) }); setInterval(() => {}, 1000);'
const endsOnRequest = "process.on('SIGTERM', () => process.exit(0));"

describe('a service', () => {
  it('reports its port when it is ready, and ends on request', async () => {
    const service = serviceThat(endsOnRequest + listens, { PORT: '4321' })
    expect(await service.ready).toBe(4321)
    expect(await service.stop()).toBe(0)
  })

  it('has no port if it ends before it is ready', async () => {
    const service = serviceThat('process.exit(3)')
    expect(await service.ready).toBeUndefined()
    expect(await service.ended).toBe(3)
  })

  it.runIf(process.platform === 'linux')('returns the memory in which it hashed passwords', async () => {
    const service = serviceThat(`
      import { argon2 } from 'node:crypto'
      import { promisify } from 'node:util'
      const cost = { memory: 19_456, passes: 1, parallelism: 1, tagLength: 32 }
      const hash = () => promisify(argon2)('argon2id', { message: 'x', nonce: Buffer.alloc(16), ...cost })
      const before = process.memoryUsage.rss()
      for (let round = 0; round < 5; round += 1) await Promise.all(Array.from({ length: 4 }, hash))
      const megabytes = (process.memoryUsage.rss() - before) / 2 ** 20
      ${endsOnRequest}
      process.send({ ready: true, port: megabytes })
    `)
    expect(await service.ready).toBeLessThan(19)
    await service.stop()
  })

  it('ends with its child processes when it crashes', async () => {
    writeFileSync(path.join(folder, 'database.mjs'), databaseServer)
    const service = serviceThat(`
      import { fork } from 'node:child_process'
      const database = fork(import.meta.dirname + '/database.mjs')
      database.on('message', message => {
        if (message === 'was visited') process.kill(process.pid, 'SIGKILL')
        else process.send({ ready: true, port: message })
      })
    `)
    const port = Number(await service.ready)
    expect(await isListening(port)).toBe(true)
    expect(await service.ended).toBe(1)
    await expect.poll(() => isListening(port)).toBe(false)
  })
})

const databaseServer = `
  import { createServer } from 'node:net'
  const visited = () => process.send('was visited')
  const server = createServer(visited).listen(0, () => process.send(server.address().port))
`

function isListening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port)
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
    socket.unref()
  })
}
