import type { AddressInfo } from 'node:net'
import { createSite } from './app.ts'
import { builtPages, readPrerenderedPages } from './build-output.ts'
import { createPageStore } from './page-store.ts'
import { refuseSamplesInProduction } from './production-check.ts'
import { readSettings, SettingsError } from './settings.ts'

try {
  const settings = readSettings(process.env)
  refuseSamplesInProduction(settings)
  const [prerendered, makePage] = await Promise.all([readPrerenderedPages(), builtPages()])
  const site = await createSite(settings, createPageStore(prerendered, makePage))
  const address = await site.listen({ port: settings.port, host: settings.host })
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void site.close())
  const { port } = site.server.address() as AddressInfo
  if (process.send) process.send({ ready: true, port })
  else console.log(`site listening on ${address}`)
} catch (error) {
  console.error(reasonOf(error))
  process.exit(1)
}

/** One sentence that an operator can act on; anything unforeseen keeps its stack. */
function reasonOf(error: unknown): unknown {
  if (error instanceof SettingsError) return error.message
  if (!(error instanceof Error) || !('code' in error)) return error
  if (error.code === 'EADDRINUSE') return 'The site cannot start: its port is already in use (setting PORT).'
  if (error.code === 'EADDRNOTAVAIL') return 'The site cannot start: this machine does not have the address in HOST.'
  if (error.code === 'EACCES') return 'The site cannot start: it is not allowed to listen on its port (setting PORT).'
  if (error.code === 'ENOENT') return 'The site is not built yet: run its build first.'
  return error
}
