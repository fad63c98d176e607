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

it('what production needs is missing until it is set', () => {
  expect(missing({})).toEqual(['NAME', 'MAILS'])
  expect(missing({ NAME: 'Clinic', MAILS: ' ' })).toEqual(['MAILS'])
  expect(missing({ NAME: 'Clinic', MAILS: 'smtp' })).toEqual([])
})

const real = [{ code: 'REAL', sites: [{ sample: false }, { sample: false }] }]
const samples = [
  ...real,
  { code: 'ONE', sites: [{ sample: false }, { sample: true }] },
  { code: 'ALL', sites: [{ sample: true }] },
]
const production = { SITE_ENV: 'production' }
const facts = { NAME: 'Clinic', MAILS: 'smtp' }

it('production does not start while something is missing, and names it (R0-05)', () => {
  expect(() => refuseBadStart(production, [schema], real)).toThrow(
    new StartRefusal('SITE_ENV=production needs these settings: NAME, MAILS.'),
  )
})

it('production does not start with one sample study site, and names its study (R0-05)', () => {
  expect(() => refuseBadStart({ ...production, ...facts }, [schema], samples)).toThrow(
    new StartRefusal('SITE_ENV=production does not start with sample study sites: ONE, ALL.'),
  )
})

it('all that is wrong is told at once, and once although several servers read it (R0-03)', () => {
  const other = {
    port: schema.port,
    host: { name: 'HOST', kind: anyText, ...fact, meaning: 'a fact of another server' },
  }
  expect(() => refuseBadStart({ ...production, PORT: 'x', MAILS: 'smtp' }, [schema, other], samples)).toThrow(
    new StartRefusal(
      [
        'PORT must be a whole number from 0 to 65535, not "x".',
        'SITE_ENV=production needs these settings: NAME, HOST.',
        'SITE_ENV=production does not start with sample study sites: ONE, ALL.',
      ].join('\n'),
    ),
  )
})

it('production starts with real facts and real sites', () => {
  expect(() => refuseBadStart({ ...production, ...facts }, [schema], real)).not.toThrow()
})

it.each(['local', 'staging'] as const)('%s starts with samples', (SITE_ENV) => {
  expect(() => refuseBadStart({ SITE_ENV }, [schema], samples)).not.toThrow()
})
