import { expect, test } from 'vitest'
import { pgbenchScript } from './pgbench.ts'

const id = '5f0c1f4e-7f5e-4c3b-9a68-0d4f6a1b2c3d'

test('a script replaces each id by a random value, the same wherever the id occurs, and keeps all other values', () => {
  const script = pgbenchScript([
    { text: 'begin', values: [] },
    { text: 'insert into request\n  values ($1, $2, $3, $4)', values: [id, "L'ami", null, 7] },
    { text: 'insert into link values ($1, $2)', values: ['a'.repeat(64), id] },
    { text: 'commit', values: [] },
  ])
  const drawn = (value: string) => `md5(:person || '${value}')`
  expect(script.split('\n')).toEqual([
    '\\set person random(1, 1000000000000)',
    'begin;',
    `insert into request values (${drawn(id)}::uuid, 'L''ami', null, 7);`,
    `insert into link values (${drawn('a'.repeat(64))}, ${drawn(id)}::uuid);`,
    'commit;',
    '',
  ])
})
