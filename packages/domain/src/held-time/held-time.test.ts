import { expect, it } from 'vitest'
import { withoutHold } from './held-time.ts'

const slot = { kind: 'slot', starts_at: '2027-03-08T08:00:00Z', time_zone: 'Europe/Paris' }

it('two requests are compared without the keys that hold their time', () => {
  expect(withoutHold({ locale: 'fr', call: { email: 'a@b.example', callback: { ...slot, hold: 'key' } } })).toEqual({
    locale: 'fr',
    call: { email: 'a@b.example', callback: slot },
  })
})

it.each([
  undefined,
  null,
  'text',
  {},
  { call: null },
  { call: { callback: null } },
  { call: { callback: slot } },
  { call: 'x' },
])('a body without a held time is unchanged: %j', (body) => {
  expect(withoutHold(body)).toBe(body)
})
