import { startBackend } from './start-backend.ts'
import { StartRefusal } from './start-refusal.ts'

try {
  const backend = await startBackend(process.env)
  announce(backend.port, backend.address)
  const stop = once(async () => {
    await backend.stop()
    process.exit(0)
  })
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop)
  process.on('disconnect', stop)
  await backend.failed
  console.error('The database has ended by itself; the backend stops.')
  process.exit(1)
} catch (error) {
  console.error(error instanceof StartRefusal ? error.message : error)
  process.exit(1)
}

/** A launcher reads the message, a person the line. */
function announce(port: number, address: string): void {
  if (process.send) process.send({ ready: true, port })
  else console.log(`backend listening on ${address}`)
}

function once(work: () => Promise<void>): () => void {
  let begun: Promise<void> | undefined
  return () => {
    begun ??= work()
  }
}
