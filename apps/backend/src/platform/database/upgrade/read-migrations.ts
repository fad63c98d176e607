import { hash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { contractionsOf, type Migration, statementsOf } from './migration.ts'

interface Journal {
  entries: readonly { tag: string; when: number }[]
}

/** The migrations of a folder that drizzle-kit writes, in their order. */
export async function readMigrations(folder: string): Promise<Migration[]> {
  const journal: Journal = JSON.parse(await readFile(join(folder, 'meta/_journal.json'), 'utf8'))
  return Promise.all(
    journal.entries.map(async ({ tag, when }) => {
      const text = await readFile(join(folder, `${tag}.sql`), 'utf8')
      return {
        tag,
        at: when,
        hash: hash('sha256', text),
        statements: statementsOf(text),
        contractions: contractionsOf(text),
      }
    }),
  )
}
