import { describe, expect, it } from 'vitest'
import { asTable } from './report.ts'
import { growthOf, mailFaults, type Rest } from './time-verdict.ts'

const server = { pid: 1, heap: 40, memory: 100, descriptors: 30, timers: 8 }
const database = { connections: 6, wal: 64, unsentMails: 0, counts: 900, forgotten: 0 }
const rest = (minute: number, changes: Partial<typeof server> = {}, state = database): Rest => ({
  minute,
  servers: { site: { ...server, ...changes } },
  database: state,
})
const missed = (rests: readonly Rest[]) =>
  asTable({ title: 'Time', measures: growthOf(rests) })
    .split('\n')
    .filter((row) => row.includes('missed'))
    .map((row) => row.split('|')[1]?.trim())

describe('growth between the first rest and the last one', () => {
  it('of memory may be five in a hundred', () => {
    expect(missed([rest(20), rest(120, { heap: 42, memory: 105 })])).toEqual([])
    expect(missed([rest(20), rest(120, { heap: 42.1 })])).toEqual(['… heap at the end, relative to it'])
    expect(missed([rest(20), rest(120, { memory: 106 })])).toEqual(['… resident memory at the end, relative to it'])
  })

  it('of files, sockets and timers may be two', () => {
    expect(missed([rest(20), rest(120, { descriptors: 32, timers: 10 })])).toEqual([])
    expect(missed([rest(20), rest(120, { descriptors: 33 })])).toEqual(['… open files and sockets at the end'])
    expect(missed([rest(20), rest(120, { timers: 11 })])).toEqual(['… timers at the end'])
  })

  it('of the write-ahead log may be one file, and no mail may wait', () => {
    expect(missed([rest(20), rest(120, {}, { ...database, wal: 80 })])).toEqual([])
    expect(missed([rest(20), rest(120, {}, { ...database, wal: 96, unsentMails: 1 })])).toEqual([
      'write-ahead log at the end',
      'mails that wait at the end',
    ])
  })

  it('of a new process counts from its own first rest', () => {
    const rests = [rest(20, { pid: 1, heap: 10 }), rest(46, { pid: 2, heap: 40 }), rest(120, { pid: 2, heap: 41 })]
    expect(missed(rests)).toEqual([])
  })
})

describe('a queued mail', () => {
  const queued = [{ id: 'one' }, { id: 'two' }]
  const arrived = [
    { id: 'one', at: 0 },
    { id: 'two', at: 0 },
  ]

  it('arrives once', () => {
    expect(mailFaults(queued, arrived, [])).toEqual({ missing: [], doubled: [], doubledByKill: [] })
  })

  it('is missing if it did not arrive', () => {
    expect(mailFaults(queued, arrived.slice(1), []).missing).toEqual(['one'])
  })

  it('may arrive again only if it was being sent when its backend was killed', () => {
    const twice = [...arrived, { id: 'two', at: 20_000 }]
    expect(mailFaults(queued, twice, [500])).toEqual({ missing: [], doubled: [], doubledByKill: ['two'] })
    expect(mailFaults(queued, twice, [9_000])).toEqual({ missing: [], doubled: ['two'], doubledByKill: [] })
  })
})
