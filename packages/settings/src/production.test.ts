import { expect, it } from 'vitest'
import { anyText, port } from './kinds.ts'
import { fact } from './operator.ts'
import { missingInProduction, refuseSamplesInProduction } from './production.ts'
import { type Schema, settingsFrom } from './schema.ts'

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

it('production does not start while something is missing, and names it (R0-05)', () => {
  expect(() => refuseSamplesInProduction({ siteEnvironment: 'production', missing: ['NAME', 'MAILS'] }, real)).toThrow(
    'SITE_ENV=production needs these settings: NAME, MAILS.',
  )
})

it('production does not start with one sample study site, and names its study (R0-05)', () => {
  expect(() => refuseSamplesInProduction({ siteEnvironment: 'production', missing: [] }, samples)).toThrow(
    'SITE_ENV=production does not start with sample study sites: ONE, ALL.',
  )
})

it('production starts with real facts and real sites', () => {
  expect(() => refuseSamplesInProduction({ siteEnvironment: 'production', missing: [] }, real)).not.toThrow()
})

it.each(['local', 'staging'] as const)('%s starts with samples', (siteEnvironment) => {
  expect(() => refuseSamplesInProduction({ siteEnvironment, missing: ['NAME'] }, samples)).not.toThrow()
})
