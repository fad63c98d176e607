import { expect, it } from 'vitest'
import { anyText, port } from './kinds.ts'
import { fact } from './operator.ts'
import { missingInProduction, refuseBadStart } from './production.ts'
import { type Schema, settingsFrom } from './schema.ts'
import { StartRefusal } from './start-refusal.ts'
import { boston, fileWith, paris, studies } from './testing/study-sites.ts'

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

const production = { SITE_ENV: 'production' }
const facts = { NAME: 'Clinic', MAILS: 'smtp' }

it('production does not start while something is missing, and names it (R0-05)', () => {
  expect(() => refuseBadStart(production, [schema], studies)).toThrow(
    new StartRefusal('SITE_ENV=production needs these settings: NAME, MAILS.'),
  )
})

it('production does not start while a study has sample sites, and names it (R0-05)', () => {
  const entered = { STUDY_SITES_FILE: fileWith({ MK2214: [boston] }) }
  expect(() => refuseBadStart({ ...production, ...facts, ...entered }, [schema], studies)).toThrow(
    new StartRefusal('SITE_ENV=production does not start with sample study sites: PREDICTOM.'),
  )
  const none = { STUDY_SITES_FILE: fileWith({}) }
  expect(() => refuseBadStart({ ...production, ...facts, ...none }, [schema], studies)).toThrow(
    'sample study sites: MK2214, PREDICTOM.',
  )
})

it('all that is wrong is told at once, and once although several servers read it (R0-03)', () => {
  const other = {
    port: schema.port,
    host: { name: 'HOST', kind: anyText, ...fact, meaning: 'a fact of another server' },
  }
  const wrong = { PORT: 'x', MAILS: 'smtp', STUDY_SITES_FILE: '/nowhere.yaml' }
  expect(() => refuseBadStart({ ...production, ...wrong }, [schema, other], studies)).toThrow(
    new StartRefusal(
      [
        'PORT must be a whole number from 0 to 65535, not "x".',
        'STUDY_SITES_FILE: /nowhere.yaml cannot be read (ENOENT).',
        'SITE_ENV=production needs these settings: NAME, HOST.',
      ].join('\n'),
    ),
  )
})

it('production starts with real facts and real sites', () => {
  const entered = { STUDY_SITES_FILE: fileWith({ MK2214: [boston], PREDICTOM: [paris] }) }
  expect(() => refuseBadStart({ ...production, ...facts, ...entered }, [schema], studies)).not.toThrow()
})

it.each(['local', 'staging'] as const)('%s starts with samples', (SITE_ENV) => {
  expect(() => refuseBadStart({ SITE_ENV }, [schema], studies)).not.toThrow()
})
