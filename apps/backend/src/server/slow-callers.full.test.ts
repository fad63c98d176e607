import { connect } from 'node:net'
import { expect, it } from 'vitest'
import { backendProcesses } from '../../testing/backend-processes.ts'

// This test takes half a minute, which is the timeout.
it('the backend closes the connection of a client that does not finish headers or body', async () => {
  await using backends = await backendProcesses()
  const port = await backends.start().ready
  const head = 'POST /api/mail/create-contact/ HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n'
  await Promise.all(
    [head, `${head}Content-Length: 9\r\n\r\n{`].map((beginning) => {
      const socket = connect(port, '127.0.0.1')
      socket.write(beginning)
      return new Promise((resolve) => socket.resume().once('close', resolve))
    }),
  )
  expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200)
})
