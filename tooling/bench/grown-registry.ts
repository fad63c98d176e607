import { cp, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { Client } from 'pg'
import { signedIn } from './desk.ts'
import { fillDatabase, sizesOf } from './grown-database.ts'
import { storeOriginals } from './original-rows.ts'
import { databaseIn, root, startServer } from './product.ts'

/** A running backend with a filled database. */
export interface Registry extends AsyncDisposable {
  requests: number
  url: string
  database: Client
  dataDirectory: string
  /** Signs in as a coordinator and returns the headers for requests; the token is valid for ten minutes. */
  signedInAgain: () => Promise<Record<string, string>>
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

/** Starts a backend, fills its database and signs in. */
export async function openRegistry(
  requests: number,
  { cms, folder, studies }: { cms: string; folder: string; studies: readonly string[] },
): Promise<Registry> {
  await using stack = new AsyncDisposableStack()
  const dataDirectory = path.join(folder, `registry-${requests}`)
  const { url } = stack.use(
    await startServer('apps/backend/src/server/main.ts', {
      DATA_DIR: dataDirectory,
      DATABASE_URL: '',
      SMTP_URL: '',
      BACKEND_PORT: '0',
      CMS_URL: cms,
      RATE_LIMIT_SUBMISSIONS: 'off',
      PROOF_OF_WORK_FROM: 'off',
      RATE_LIMIT_READS: 'off',
      CALLS_AT_ONCE: 'off',
      MAX_EVENT_LOOP_DELAY: 'off',
    }),
  )
  // The backend rejects requests until it has started completely.
  await pause(2_000)
  const database = new Client({ connectionString: await databaseIn(dataDirectory) })
  await database.connect()
  stack.defer(() => database.end())
  const login = await signedIn(url, dataDirectory)
  const originals = await storeOriginals({ backend: url, token: await login(), database })
  await fillDatabase({ database, originals, studies, sizes: sizesOf(requests), seed })
  const opened = stack.move()
  return {
    requests,
    url,
    database,
    dataDirectory,
    signedInAgain: async () => ({ authorization: `Bearer ${await login()}` }),
    [Symbol.asyncDispose]: () => opened.disposeAsync(),
  }
}
