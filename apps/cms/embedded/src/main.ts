import { StartRefusal } from '@clairmemoire/settings/start-refusal'
import { createContentStore } from './content-store.ts'
import { createContentService } from './server.ts'
import { environmentLocale, readSettings } from './settings.ts'

// Ignores EPIPE, because the reader of the log may exit first.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined)

const log = (line: string) => void process.stderr.write(`${line}\n`)

try {
  const settings = readSettings(process.env)
  const currentContent = await createContentStore(settings.contentFolder, {
    log,
    now: () => performance.now(),
    locale: environmentLocale,
  })
  const service = createContentService(currentContent, settings.contentFolder)
  const address = await service.listen({ port: settings.port, host: settings.host })
  const stop = () => void service.close().then(() => process.exit(0))
  // Stops when the launcher dies too, so that no process is orphaned.
  for (const signal of ['SIGTERM', 'SIGINT', 'disconnect'] as const) process.once(signal, stop)
  if (process.send === undefined) process.stdout.write(`content service listening on ${address}\n`)
  else if (process.connected) process.send({ ready: true, port: Number(new URL(address).port) })
  else stop()
} catch (error) {
  log(reasonOf(error))
  process.exit(1)
}

/** Returns a sentence that helps the operator, or the stack of an unexpected error. */
function reasonOf(error: unknown): string {
  if (error instanceof StartRefusal) return error.message
  if (!(error instanceof Error)) return String(error)
  const reasons: Record<string, string> = {
    EADDRINUSE: 'The content service cannot start: its port is already in use (setting CMS_PORT).',
    EADDRNOTAVAIL: 'The content service cannot start: this machine does not have the address in CMS_HOST.',
    ENOTFOUND: 'The content service cannot start: the name in CMS_HOST is unknown.',
    EACCES: 'The content service cannot start: it is not allowed to listen on its port (setting CMS_PORT).',
  }
  const code = 'code' in error ? String(error.code) : ''
  return reasons[code] ?? error.stack ?? error.message
}
