import { describe, expect, it } from 'vitest'
import { contractionsOf, statementsOf } from './migration.ts'
import { refusedMigrations } from './refused-migrations.ts'

const last = {
  version: '0.2.0',
  migration: '0001_released',
  statements: ['insert into contact (id, email) select id, email from x', 'select "id", "locale" from "contact"'],
}

const migration = (tag: string, text: string) => ({
  tag,
  at: 0,
  hash: '',
  statements: statementsOf(text),
  contractions: contractionsOf(text),
})

const refused = (text: string) =>
  refusedMigrations([migration('0001_released', 'DROP TABLE old'), migration('0002_next', text)], last)

describe('between two releases a migration', () => {
  it.each([
    'CREATE TABLE "later" ("id" uuid NOT NULL)',
    'CREATE TABLE later (id int);\n--> statement-breakpoint\nALTER TABLE later ADD CONSTRAINT one UNIQUE(id)',
    'CREATE TABLE later (id int);\n--> statement-breakpoint\nCREATE UNIQUE INDEX one ON later USING btree (id);',
    'ALTER TABLE "contact" ADD COLUMN "later" text;',
    `ALTER TABLE "contact" ADD COLUMN "later" text DEFAULT '' NOT NULL`,
    'DROP INDEX CONCURRENTLY IF EXISTS one;\n--> statement-breakpoint\nCREATE INDEX CONCURRENTLY one ON contact (email)',
    "ALTER TYPE kind ADD VALUE 'more'",
    'ALTER TABLE contact DROP CONSTRAINT one',
    'INSERT INTO later SELECT id FROM contact;',
  ])('may expand: %s', (text) => {
    expect(refused(text)).toEqual([])
  })

  it.each([
    ['DROP TABLE "contact"', 'contact'],
    ['ALTER TABLE "public"."contact" DROP COLUMN "locale"', 'contact.locale'],
    ['ALTER TABLE "contact" RENAME COLUMN "locale" TO "language"', 'contact.locale'],
    ['ALTER TABLE "contact" RENAME TO "person"', 'contact'],
    ['ALTER TABLE "contact" ALTER COLUMN "email" SET DATA TYPE varchar(20)', 'contact.email'],
    ['ALTER TABLE "contact" ALTER COLUMN "country" SET NOT NULL', 'contact.country'],
    ['ALTER TABLE "contact" ALTER COLUMN "email" DROP NOT NULL', 'contact.email'],
    ['ALTER TABLE "contact" ADD CONSTRAINT "one" CHECK (email <> \'\')', 'contact'],
    ['CREATE UNIQUE INDEX "one" ON "contact" USING btree ("email")', 'contact'],
    ['DELETE FROM contact', 'contact'],
  ])('may not contract without saying since when nobody uses it: %s', (text, what) => {
    const [refusal] = refused(`${text};`)
    expect(refusal).toContain(`0002_next.sql: ${text}\n`)
    expect(refusal).toContain(`"-- contracts: ${what}, unused since <release>"`)
  })

  it('may take away what the last release uses no more', () => {
    expect(
      refused('-- contracts: contact.postal_code, unused since 0.2.0\nALTER TABLE contact DROP COLUMN postal_code'),
    ).toEqual([])
    expect(refused('-- contracts: mail_stop, unused since 0.1.0\nDROP TABLE mail_stop')).toEqual([])
  })

  it('may not take away what only the release to come uses no more', () => {
    expect(refused('-- contracts: mail_stop, unused since 0.3.0\nDROP TABLE mail_stop')[0]).toContain(
      'Release 0.3.0 is not out yet, and 0.2.0 may still run.',
    )
  })

  it('is not believed against what the last release is known to send', () => {
    expect(
      refused('-- contracts: contact.locale, unused since 0.2.0\nALTER TABLE contact DROP COLUMN locale')[0],
    ).toContain('Release 0.2.0 still depends on it: select "id", "locale" from "contact"')
    expect(
      refused('-- contracts: contact.email, unused since 0.2.0\nALTER TABLE contact ALTER COLUMN email SET NOT NULL'),
    ).toEqual([])
    expect(
      refused(
        '-- contracts: contact.country, unused since 0.2.0\nALTER TABLE contact ALTER COLUMN country SET NOT NULL',
      )[0],
    ).toContain('Release 0.2.0 still depends on it: insert into contact (id, email)')
  })

  it.each([
    ['CREATE INDEX "one" ON "contact" USING btree ("email")', 'CONCURRENTLY'],
    ['-- contracts: contact, unused since 0.2.0\nCREATE UNIQUE INDEX one ON contact (email)', 'Make it CONCURRENTLY'],
    ['ALTER TABLE contact ADD COLUMN later text NOT NULL', 'give it a default'],
    ['ALTER TABLE contact ADD COLUMN one text, DROP COLUMN two', 'one change a statement'],
    ['CREATE INDEX CONCURRENTLY one ON contact (email)', 'after a DROP INDEX CONCURRENTLY IF EXISTS'],
    [
      'ALTER TABLE contact ADD COLUMN one text;\n--> statement-breakpoint\nDROP INDEX CONCURRENTLY IF EXISTS one;\n--> statement-breakpoint\nCREATE INDEX CONCURRENTLY one ON contact (email)',
      'in a file of its own',
    ],
    ['CLUSTER contact USING one', 'of no kind that is known'],
  ])('may not stop those who work: %s', (text, instead) => {
    expect(refused(text)[0]).toContain(instead)
  })
})
