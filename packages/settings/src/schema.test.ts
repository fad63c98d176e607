import { expect, expectTypeOf, it } from 'vitest'
import { anyText, days, limit, port, serverAddress } from './kinds.ts'
import { fact } from './operator.ts'
import { namesOfSet, type Schema, settingsFrom, settingsTable } from './schema.ts'
import { StartRefusal } from './start-refusal.ts'

const schema = {
  port: { name: 'PORT', kind: port, default: '8080', meaning: 'where it listens' },
  reads: { name: 'READS', kind: limit, default: '300', meaning: 'how many reads' },
  days: { name: 'DAYS', kind: days, meaning: 'how long' },
  mails: { name: 'MAILS', kind: serverAddress('smtp:'), meaning: 'where mails go' },
} satisfies Schema

it('a value is parsed by its kind', () => {
  const set = { PORT: ' 80 ', READS: 'off', DAYS: '3', MAILS: 'smtp://u:secret@mail.example' }
  expect(settingsFrom(set, schema)).toEqual({ port: 80, reads: undefined, days: 3, mails: set.MAILS })
})

it('a setting that is not set, or empty, has its default; without a default it is undefined', () => {
  const unset = { port: 8080, reads: 300, days: undefined, mails: undefined }
  expect(settingsFrom({}, schema)).toEqual(unset)
  expect(settingsFrom({ PORT: '', READS: ' ', DAYS: '\n', MAILS: '' }, schema)).toEqual(unset)
})

it('the type of a setting is never undefined if it has a default', () => {
  expectTypeOf(settingsFrom({}, schema)).toEqualTypeOf<{
    readonly port: number
    readonly reads: number | undefined
    readonly days: number | undefined
    readonly mails: string | undefined
  }>()
})

it('an invalid value prevents the start with one sentence that names the setting (R0-03)', () => {
  const refusal = new StartRefusal('PORT must be a whole number from 0 to 65535, not "80a".')
  expect(() => settingsFrom({ PORT: '80a' }, schema)).toThrow(refusal)
})

it('all invalid settings are reported at once, each on its own line', () => {
  const refusal = new StartRefusal(
    'PORT must be a whole number from 0 to 65535, not "80a".\nDAYS must be a number of days from 1 to 9999, not "0".',
  )
  expect(() => settingsFrom({ PORT: '80a', DAYS: '0' }, schema)).toThrow(refusal)
})

it('a log gets the names of the settings that are set, and not their values', () => {
  expect(namesOfSet({ PORT: ' ', DAYS: '3', MAILS: 'smtp://u:secret@mail.example', OTHER: 'x' }, schema)).toEqual([
    'DAYS',
    'MAILS',
  ])
})

it('an error message never repeats a value that may contain a password', () => {
  const refusal = new StartRefusal('MAILS must be an address that begins with smtp://.')
  for (const bad of ['http://u:secret@mail.example', 'u:secret@mail.example'])
    expect(() => settingsFrom({ MAILS: bad }, schema)).toThrow(refusal)
})

const shared = { name: { name: 'NAME', kind: anyText, ...fact, meaning: 'who it is' } } satisfies Schema
const server = {
  ...shared,
  port: { name: 'PORT', kind: port, default: '80', meaning: 'where it listens' },
  note: { name: 'NOTE', kind: anyText, meaning: 'a word' },
} satisfies Schema

it('each setting is one row, with its default or its replacement; * marks those that production needs', () => {
  expect(settingsTable([server, shared]).split('\n')).toEqual([
    '| setting | default | meaning |',
    '|---|---|---|',
    '| `NAME` * | sample | who it is |',
    '| `PORT` | `80` | where it listens |',
    '| `NOTE` | – | a word |',
  ])
})
