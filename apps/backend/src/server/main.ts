import { StartRefusal } from '@clairmemoire/settings/start-refusal'
import { startBackend } from './start-backend.ts'

// The reader of the log may end before the product does (EPIPE).
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined)

try {
  // Asked while it starts, the backend ends as soon as it has started: cut short, it would leave its database running.
  const asked = endAsked()
  const backend = await startBackend(process.env)
  announce(backend.port, backend.address)
  const isAsked = await Promise.race([asked.then(() => true), backend.failed.then(() => false)])
  if (isAsked) await backend.stop()
  else
    console.error('The database has ended by itself and another backend uses its data directory now; this one stops.')
  process.exit(isAsked ? 0 : 1)
} catch (error) {
  console.error(error instanceof StartRefusal ? error.message : error)
  process.exit(1)
}

/** Stops at a signal, and at the end of the launcher, so that a killed launcher leaves no process behind. */
function endAsked(): Promise<void> {
  return new Promise((resolve) => {
    for (const event of ['SIGINT', 'SIGTERM', 'disconnect'] as const) process.on(event, () => resolve())
    if (process.send !== undefined && !process.connected) resolve()
  })
}

/** A launcher reads the message, a person the line. */
function announce(port: number, address: string): void {
  if (process.send === undefined) console.log(`backend listening on ${address}`)
  else if (process.connected) process.send({ ready: true, port })
}
