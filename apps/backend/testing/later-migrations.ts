import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { migrationsFolder } from '../src/platform/database/migrate.ts'

/** Creates a folder with the migrations of the backend and further ones, as in a later release. */
export interface LaterMigrations extends AsyncDisposable {
  folder: string
}

export async function laterMigrations(...texts: readonly string[]): Promise<LaterMigrations> {
  const folder = await mkdtemp(join(tmpdir(), 'later-migrations-'))
  await cp(migrationsFolder, folder, { recursive: true })
  const journalFile = join(folder, 'meta/_journal.json')
  const journal: { entries: object[] } = JSON.parse(await readFile(journalFile, 'utf8'))
  for (const [index, text] of texts.entries()) {
    const tag = `9${index}_later`
    await writeFile(join(folder, `${tag}.sql`), text)
    journal.entries.push({ idx: journal.entries.length, when: Date.UTC(2100, 0, 1) + index, tag })
  }
  await writeFile(journalFile, JSON.stringify(journal))
  return { folder, [Symbol.asyncDispose]: () => rm(folder, { recursive: true }) }
}
