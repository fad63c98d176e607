import { describe, expect, it } from 'vitest'
import { laterMigrations } from '../../../../testing/later-migrations.ts'
import { emptyDatabase } from '../../../../testing/test-database.ts'
import { migrate, migrationsFolder } from '../migrate.ts'

describe('in tables that a later release has changed', () => {
  it('a release starts as long as they have only grown', async () => {
    const url = await emptyDatabase()
    await using later = await laterMigrations('ALTER TABLE contact ADD COLUMN later text')
    await migrate(url, later.folder, '0.2.0')
    await expect(migrate(url, migrationsFolder, '0.1.0')).resolves.toBeUndefined()
  })

  it('one that still uses what was taken away is refused, in one sentence that names the release it takes', async () => {
    const url = await emptyDatabase()
    await using later = await laterMigrations(
      '-- contracts: contact.postal_code, unused since 0.10.0\n-- contracts: mail_stop, unused since 0.9.0\nDROP TABLE mail_stop',
    )
    await migrate(url, later.folder, '0.11.0')
    await expect(migrate(url, migrationsFolder, '0.9.0')).rejects.toThrow(
      `The tables of the database at ${new URL(url).host} are those of release 0.10.0 or later, and this is release 0.9.0: start release 0.10.0 or a later one.`,
    )
    await migrate(url, migrationsFolder, '0.10.0')
  })
})
