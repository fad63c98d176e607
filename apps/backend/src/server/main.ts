import { StartRefusal } from '@clairmemoire/settings/start-refusal'
import { startBackend } from './start-backend.ts'

// Ignores EPIPE, because the reader of the log may end first.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined)

try {
  // A stop during the start takes effect after the start, because an interrupted start would leave the database running.
  const stopped = stopRequested()
  const backend = await startBackend(process.env)
  announce(backend.port, backend.address)
  const isStopped = await Promise.race([stopped.then(() => true), backend.failed.then(() => false)])
  if (isStopped) await backend.stop()
  else
    console.error('The database has ended by itself and another backend uses its data directory now; this one stops.')
  process.exit(isStopped ? 0 : 1)
} catch (error) {
  console.error(error instanceof StartRefusal ? error.message : error)
  process.exit(1)
}

/** Resolves at a signal or when the launcher ends, so that a killed launcher leaves no process running. */
function stopRequested(): Promise<void> {
  return new Promise((resolve) => {
    for (const event of ['SIGINT', 'SIGTERM', 'disconnect'] as const) process.on(event, () => resolve())
    if (process.send !== undefined && !process.connected) resolve()
  })
}

/** Reports the port in a message to the launcher or, without a launcher, the address in a line on the terminal. */
function announce(port: number, address: string): void {
  if (process.send === undefined) console.log(`backend listening on ${address}`)
  else if (process.connected) process.send({ ready: true, port })
}
