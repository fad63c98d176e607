import {
  anything,
  assert,
  base64String,
  constant,
  constantFrom,
  json,
  object,
  oneof,
  property,
  string,
} from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cleanState, idleLimit, parseStoredState } from './stored-state.ts'

const now = Date.UTC(2026, 10, 21)
const state = (sealed: unknown, version: unknown = 2) => JSON.stringify({ version, sealed })
const saved = { 'trial-finder': { ciphertext: 'c2VhbGVk', savedAt: now - 1000 } }

test('a state written by this build is read back unchanged', () => {
  expect(parseStoredState(state(saved), now)).toEqual({ version: 2, sealed: saved })
})

test('a state of the previous build is read too', () => {
  const before = { 'trial-finder': { box: 'c2VhbGVk', savedAt: now - 1000 } }
  expect(parseStoredState(state(before, 1), now)).toEqual({ version: 2, sealed: saved })
})

describe('the site starts clean when the state', () => {
  test.each([
    ['is absent', undefined],
    ['is empty', ''],
    ['is not JSON', '{"version":2,'],
    ['is null', 'null'],
    ['is a text', '"state"'],
    ['is an array', '[{"version":2}]'],
    ['is of a future version', state(saved, 3)],
    ['has no version', JSON.stringify({ sealed: saved })],
    ['is six megabytes long', state({ 'trial-finder': { ciphertext: 'A'.repeat(6_000_000), savedAt: now } })],
    ['hides its parts behind a prototype', `{"version":2,"__proto__":{"sealed":${JSON.stringify(saved)}}}`],
  ])('%s', (_, text) => {
    expect(parseStoredState(text, now)).toEqual(cleanState)
  })
})

describe('a sealed part is dropped if', () => {
  test.each([
    ['it was not used for more than 20 hours', { ciphertext: 'AAAA', savedAt: now - idleLimit - 1 }],
    ['its timestamp is far in the future', { ciphertext: 'AAAA', savedAt: now + idleLimit + 1 }],
    ['its timestamp is not a number', { ciphertext: 'AAAA', savedAt: '2026' }],
    ['its ciphertext is not base64', { ciphertext: '<b>', savedAt: now }],
    ['its ciphertext is readable JSON', { ciphertext: { stage: 'mild' }, savedAt: now }],
    ['it is an array', ['AAAA', now]],
  ])('%s', (_, part) => {
    expect(parseStoredState(state({ 'trial-finder': part }), now)).toEqual(cleanState)
  })
})

test('unknown fields and parts with an invalid name are dropped', () => {
  const sealed = { ...saved, 'Zoé Canari': saved['trial-finder'], '<b>': saved['trial-finder'] }
  const text = JSON.stringify({ version: 2, sealed, name: 'Zoé' })
  expect(parseStoredState(text, now)).toEqual({ version: 2, sealed: saved })
})

test('a part is preserved even if the page that reads it is not open', () => {
  const two = { ...saved, 'self-test': saved['trial-finder'] }
  expect(parseStoredState(state(two), now)).toEqual({ version: 2, sealed: two })
})

test('the number of parts is limited', () => {
  const names = Array.from({ length: 1000 }, (_, n) => `part-${String.fromCharCode(97 + (n % 26)).repeat(1 + n / 26)}`)
  const many = Object.fromEntries(names.map((name) => [name, saved['trial-finder']]))
  expect(Object.keys(parseStoredState(state(many), now).sealed)).toHaveLength(20)
})

const hostileKey = constantFrom(
  'version',
  'sealed',
  'trial-finder',
  'ciphertext',
  'savedAt',
  '__proto__',
  'constructor',
  'toString',
)
const hostileText = oneof(
  string(),
  json(),
  object({
    key: hostileKey,
    maxDepth: 4,
    withNullPrototype: true,
    values: [constant(1), constant(now), base64String(), anything()],
  }).map(
    (value) =>
      JSON.stringify(value, (_, inner: unknown) => (typeof inner === 'bigint' ? inner.toString() : inner)) ?? '',
  ),
)

test('parsing never throws, and returns only known fields', () => {
  assert(
    property(hostileText, (text) => {
      const { version, sealed, ...rest } = parseStoredState(text, now)
      expect([version, rest]).toEqual([2, {}])
      for (const [part, { ciphertext, savedAt, ...more }] of Object.entries(sealed)) {
        expect(part).toMatch(/^[a-z][a-z-]*$/)
        expect([typeof ciphertext, typeof savedAt, more]).toEqual(['string', 'number', {}])
      }
      expect(({} as Record<string, unknown>)['sealed']).toBeUndefined()
    }),
    { numRuns: 5000 },
  )
})
