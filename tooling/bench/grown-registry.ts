import { cp, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { PostgresServer } from '@clairmemoire/vitest/debian-postgres'
import { Client } from 'pg'
import { signedIn } from './desk.ts'
import { fillDatabase, sizesOf } from './grown-database.ts'
import { storeOriginals } from './original-rows.ts'
import { root, startServer } from './product.ts'

/** A running backend with a filled database. */
export interface Registry extends AsyncDisposable {
  requests: number
  url: string
  database: Client
  server: PostgresServer
  /** The settings that name the database, for commands of the operator. */
  settings: NodeJS.ProcessEnv
  /** Signs in as a coordinator and returns the headers for requests; the token is valid for ten minutes. */
  signedInAgain: () => Promise<Record<string, string>>
  /** Kills the backend, lets PostgreSQL crash, and starts both again. */
  restartAfterKill: () => Promise<void>
}

const studyCount = 500
const seed = 62

/** Copies the content and adds studies, up to the number that a large registry has; returns the codes of PREDICTOM and these. */
export async function writeStudies(folder: string): Promise<string[]> {
  await cp(path.join(root, 'apps/cms/content'), folder, { recursive: true })
  const sample = await readFile(path.join(folder, 'studies/predictom.yaml'), 'utf8')
  const codes = Array.from({ length: studyCount - 6 }, (_, number) => `STUDY_${number}`)
  for (const code of codes)
    await writeFile(
      path.join(folder, `studies/${code.toLowerCase().replace('_', '-')}.yaml`),
      sample.replaceAll('PREDICTOM', code),
    )
  return ['PREDICTOM', ...codes]
}

interface Surroundings {
  server: PostgresServer
  cms: string
  folder: string
  studies: readonly string[]
}

/** Starts a backend, fills its database and signs in. */
export async function openRegistry(requests: number, around: Surroundings): Promise<Registry> {
  await using stack = new AsyncDisposableStack()
  const { server } = around
  const name = `registry_${requests}`
  await server.run('createdb', '--maintenance-db', server.urlOf('postgres'), '--template', 'template0', name)
  const settings = { DATA_DIR: path.join(around.folder, name), DATABASE_URL: server.urlOf(name) }
  const startBackend = (port: string) =>
    startServer('apps/backend/src/server/main.ts', {
      ...settings,
      SMTP_URL: '',
      BACKEND_PORT: port,
      CMS_URL: around.cms,
      RATE_LIMIT_SUBMISSIONS: 'off',
      PROOF_OF_WORK_FROM: 'off',
      RATE_LIMIT_READS: 'off',
      CALLS_AT_ONCE: 'off',
      MAX_EVENT_LOOP_DELAY: 'off',
    })
  let backend = await startBackend('0')
  stack.defer(() => backend[Symbol.asyncDispose]())
  const { url } = backend
  // The backend rejects requests until it has started completely.
  await pause(2_000)
  const database = new Client({ connectionString: settings.DATABASE_URL })
  // The connection ends when the server crashes.
  database.on('error', () => undefined)
  await database.connect()
  stack.defer(() => database.end())
  const login = await signedIn(url, settings)
  const originals = await storeOriginals({ backend: url, token: await login(), database })
  await fillDatabase({ database, originals, studies: around.studies, sizes: sizesOf(requests), seed })
  const opened = stack.move()
  return {
    requests,
    url,
    database,
    server,
    settings,
    signedInAgain: async () => ({ authorization: `Bearer ${await login()}` }),
    restartAfterKill: async () => {
      await backend.kill()
      await server.crash()
      backend = await startBackend(new URL(url).port)
    },
    [Symbol.asyncDispose]: () => opened.disposeAsync(),
  }
}
