import path from 'node:path'
import { StartRefusal } from '@clairmemoire/settings/start-refusal'
import { createStrapi } from '@strapi/strapi'
import { settings } from './settings/settings.ts'

// Ignores EPIPE, because the reader of the log may exit first.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined)

const appDir = path.resolve(__dirname, '../..')

async function start(): Promise<void> {
  const endAtOnce = () => process.exit(0)
  process.once('disconnect', endAtOnce)
  const strapi = await createStrapi({ appDir, distDir: path.join(appDir, 'dist') }).start()
  const address = strapi.server.httpServer.address()
  const port = typeof address === 'object' ? address?.port : undefined
  // Stops when the launcher dies too, so that no process is orphaned.
  process.off('disconnect', endAtOnce)
  process.once('disconnect', () => void strapi.destroy().then(() => process.exit(0)))
  if (process.connected) process.send?.({ ready: true, port })
  else process.stdout.write(`content service listening on http://${settings.host}:${port}\n`)
}

start().catch((error: unknown) => {
  process.stderr.write(`${reasonOf(error)}\n`)
  process.exit(1)
})

/** Returns a sentence that helps the operator, or the stack of an unexpected error. */
function reasonOf(error: unknown): string {
  if (error instanceof StartRefusal) return error.message
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}
