import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { contracts } from './contracts.ts'
import { unannouncedBreaks } from './unannounced-breaks.ts'

it('this tree breaks nothing of the released contract without announcing it', async () => {
  expect(await unannouncedBreaks(contracts)).toEqual([])
})

describe('against a released contract', () => {
  let repository: string

  beforeEach(async () => {
    repository = await mkdtemp(join(tmpdir(), 'contracts-'))
    await mkdir(join(repository, '.changeset'))
  })

  afterEach(() => rm(repository, { recursive: true }))

  async function breaksOf(change: (contract: Contract) => void): Promise<string[]> {
    const changed = callContract()
    change(changed)
    const files = { released: join(repository, 'released.json'), current: join(repository, 'current.json') }
    await writeFile(files.released, JSON.stringify(callContract()))
    await writeFile(files.current, JSON.stringify(changed))
    return unannouncedBreaks({ ...files, repository })
  }

  const announce = (packageName: string, bump: string) =>
    writeFile(
      join(repository, '.changeset/brave-owls-call.md'),
      `---\n'${packageName}': ${bump}\n---\n\nSend a phone.\n`,
    )

  const askForPhone = ({ components }: Contract) => {
    components.schemas.Call.required.push('phone')
  }

  it('the same contract passes', async () => {
    expect(await breaksOf(() => undefined)).toEqual([])
  })

  it.each<[string, (contract: Contract) => void]>([
    [
      'an optional field of a request',
      ({ components }) => Object.assign(components.schemas.Call.properties, { note: { type: 'string' } }),
    ],
    [
      'a field of an answer',
      ({ components }) => Object.assign(components.schemas.Receipt.properties, { call_by: { type: 'string' } }),
    ],
    ['a path', ({ paths }) => Object.assign(paths, { '/slots': { get: { responses: {} } } })],
    ['a value that a request may send', ({ components }) => components.schemas.PartOfDay.enum.push('any')],
  ])('%s may be added', async (_what, change) => {
    expect(await breaksOf(change)).toEqual([])
  })

  it.each<[string, (contract: Contract) => void, RegExp]>([
    ['a field that a request now needs', askForPhone, /became required: `phone`.*\/calls/],
    [
      'a value that a request may no longer send',
      ({ components }) => components.schemas.PartOfDay.enum.pop(),
      /lost values: 'afternoon'/,
    ],
    ['a path that is gone', ({ paths }) => Reflect.deleteProperty(paths, '/healthz'), /Path `\/healthz` was removed/],
    [
      'a field that an answer may lack',
      ({ components }) => components.schemas.Receipt.required.pop(),
      /no longer required: `reference`/,
    ],
    [
      'a value that an answer may newly hold',
      ({ components }) => components.schemas.State.enum.push('lost'),
      /gained values: 'lost'/,
    ],
    [
      'a shorter limit',
      ({ components }) => Object.assign(components.schemas.Call.properties.phone, { maxLength: 5 }),
      /maxLength/,
    ],
  ])('%s is refused', async (_what, change, reason) => {
    expect(await breaksOf(change)).toEqual([expect.stringMatching(reason)])
  })

  it('a changeset with a major of the contract lets a breaking change pass', async () => {
    await announce('@clairmemoire/openapi', 'major')
    expect(await breaksOf(askForPhone)).toEqual([])
  })

  it.each([
    ['@clairmemoire/openapi', 'minor'],
    ['@clairmemoire/web', 'major'],
  ])('a changeset for %s, %s, does not', async (packageName, bump) => {
    await announce(packageName, bump)
    expect(await breaksOf(askForPhone)).toHaveLength(1)
  })
})

type Contract = ReturnType<typeof callContract>

function callContract() {
  const json = (schema: string) => ({ 'application/json': { schema: { $ref: `#/components/schemas/${schema}` } } })
  return {
    openapi: '3.1.0',
    info: { title: 'Calls', version: '1.0.0' },
    paths: {
      '/calls': {
        post: {
          operationId: 'askForCall',
          requestBody: { required: true, content: json('Call') },
          responses: { 201: { description: 'Asked', content: json('Receipt') } },
        },
      },
      '/healthz': { get: { operationId: 'getHealth', responses: { 204: { description: 'Ready' } } } },
    },
    components: {
      schemas: {
        PartOfDay: { type: 'string', enum: ['morning', 'afternoon'] },
        State: { type: 'string', enum: ['asked', 'called'] },
        Call: {
          type: 'object',
          required: ['first_name'],
          properties: {
            first_name: { type: 'string' },
            phone: { type: 'string', maxLength: 40 },
            part_of_day: { $ref: '#/components/schemas/PartOfDay' },
          },
        },
        Receipt: {
          type: 'object',
          required: ['state', 'reference'],
          properties: { state: { $ref: '#/components/schemas/State' }, reference: { type: 'string' } },
        },
      },
    },
  }
}
