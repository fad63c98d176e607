import { expect, it } from 'vitest'
import { anyText, port } from './kinds.ts'
import { fact } from './operator.ts'
import type { Schema } from './schema.ts'
import { settingsTable } from './table.ts'

const shared = { name: { name: 'NAME', kind: anyText, ...fact, meaning: 'who it is' } } satisfies Schema
const server = {
  ...shared,
  port: { name: 'PORT', kind: port, default: '80', meaning: 'where it listens' },
  note: { name: 'NOTE', kind: anyText, meaning: 'a word' },
} satisfies Schema

it('each setting is one row, with its default or what stands in for it; * says that production needs it', () => {
  expect(settingsTable([server, shared]).split('\n')).toEqual([
    '| setting | default | meaning |',
    '|---|---|---|',
    '| `NAME` * | sample | who it is |',
    '| `PORT` | `80` | where it listens |',
    '| `NOTE` | – | a word |',
  ])
})
