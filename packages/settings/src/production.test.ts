import { expect, it } from 'vitest'
import { anyText, port } from './kinds.ts'
import { fact } from './operator.ts'
import { missingInProduction, refuseBadStart } from './production.ts'
import { type Schema, settingsFrom } from './schema.ts'
import { StartRefusal } from './start-refusal.ts'

const schema = {
  name: { name: 'NAME', kind: anyText, ...fact, meaning: 'a fact' },
  mails: { name: 'MAILS', kind: anyText, neededInProduction: true, meaning: 'no fact, and needed' },
  note: { name: 'NOTE', kind: anyText, meaning: 'not needed' },
  port: { name: 'PORT', kind: port, default: '80', meaning: 'not needed' },
} satisfies Schema
const missing = (environment: Record<string, string>) => missingInProduction(schema, settingsFrom(environment, schema))

it('settings that production needs count as missing until they are set', () => {
  expect(missing({})).toEqual(['NAME', 'MAILS'])
  expect(missing({ NAME: 'Clinic', MAILS: ' ' })).toEqual(['MAILS'])
  expect(missing({ NAME: 'Clinic', MAILS: 'smtp' })).toEqual([])
})

const production = { SITE_ENV: 'production' }

it('production does not start while settings are missing, and lists them (R0-05)', () => {
  expect(() => refuseBadStart(production, [schema])).toThrow(
    new StartRefusal('SITE_ENV=production needs these settings: NAME, MAILS.'),
  )
})

it('all invalid settings are reported together, each once, even if several servers read it (R0-03)', () => {
  const other = {
    port: schema.port,
    host: { name: 'HOST', kind: anyText, ...fact, meaning: 'a fact of another server' },
  }
  const wrong = { PORT: 'x', MAILS: 'smtp', STUDY_SITES_FILE: '/nowhere.yaml' }
  expect(() => refuseBadStart({ ...production, ...wrong }, [schema, other])).toThrow(
    new StartRefusal(
      [
        'PORT must be a whole number from 0 to 65535, not "x".',
        'STUDY_SITES_FILE: /nowhere.yaml cannot be read (ENOENT).',
        'SITE_ENV=production needs these settings: NAME, HOST.',
      ].join('\n'),
    ),
  )
})

it('production starts with real facts', () => {
  expect(() => refuseBadStart({ ...production, NAME: 'Clinic', MAILS: 'smtp' }, [schema])).not.toThrow()
})

it.each(['local', 'staging'] as const)('%s starts without the settings that production needs', (SITE_ENV) => {
  expect(() => refuseBadStart({ SITE_ENV }, [schema])).not.toThrow()
})
