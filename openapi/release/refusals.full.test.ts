import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { contracts } from './contracts.ts'
import { refusalsOf } from './refusals.ts'

it('every change of the released contract in this tree has a changeset', async () => {
  expect(await refusalsOf(contracts)).toEqual([])
})

describe('against a released contract', () => {
  let repository: string

  beforeEach(async () => {
    repository = await mkdtemp(join(tmpdir(), 'contracts-'))
    await mkdir(join(repository, '.changeset'))
  })

  afterEach(() => rm(repository, { recursive: true }))

  async function refusals(change: (contract: Contract) => void): Promise<string[]> {
    const changed = callContract()
    change(changed)
    const files = { released: join(repository, 'released.json'), current: join(repository, 'current.json') }
    await writeFile(files.released, JSON.stringify(callContract()))
    await writeFile(files.current, JSON.stringify(changed))
    return refusalsOf({ ...files, repository })
  }

  const announce = (packageName: string, bump: string, text = 'Send a phone.') =>
    writeFile(join(repository, '.changeset/brave-owls-call.md'), `---\n'${packageName}': ${bump}\n---\n\n${text}\n`)

  const contract = '@clairmemoire/openapi'
  const askForPhone = ({ components }: Contract) => {
    components.schemas.Call.required.push('phone')
  }
  const askedForPhone = '- Breaking: Call: Properties of `Call` became required: `phone`'
  const addNote = ({ components }: Contract) => {
    Object.assign(components.schemas.Call.properties, { note: { type: 'string' } })
  }

  it('the same contract passes', async () => {
    expect(await refusals(() => undefined)).toEqual([])
  })

  it.each<[string, (contract: Contract) => void]>([
    ['an optional field of a request', addNote],
    [
      'a field of an answer',
      ({ components }) => Object.assign(components.schemas.Receipt.properties, { call_by: { type: 'string' } }),
    ],
    ['a path', ({ paths }) => Object.assign(paths, { '/slots': { get: { responses: {} } } })],
    ['a value that a request may send', ({ components }) => components.schemas.PartOfDay.enum.push('any')],
  ])('%s may be added by a changeset', async (_what, change) => {
    await announce(contract, 'minor')
    expect(await refusals(change)).toEqual([])
  })

  it('nothing may be added without a changeset for the contract', async () => {
    const refused = [expect.stringMatching(/no changeset says so.*'@clairmemoire\/openapi': minor/)]
    expect(await refusals(addNote)).toEqual(refused)
    await announce(contract, 'patch')
    expect(await refusals(addNote)).toEqual(refused)
    await announce('@clairmemoire/web', 'major')
    expect(await refusals(addNote)).toEqual(refused)
  })

  it('even changed descriptions need a changeset', async () => {
    const reword = ({ info }: Contract) => Object.assign(info, { title: 'Calls of the clinic' })
    expect(await refusals(reword)).toEqual([expect.stringContaining("'@clairmemoire/openapi': patch")])
    await announce(contract, 'patch')
    expect(await refusals(reword)).toEqual([])
  })

  it.each<[string, (contract: Contract) => void, RegExp]>([
    ['a newly required field of a request', askForPhone, /- Breaking: Call.*became required: `phone`$/],
    [
      'a removed value of a request',
      ({ components }) => components.schemas.PartOfDay.enum.pop(),
      /- Breaking: PartOfDay.*lost values: 'afternoon'$/,
    ],
    [
      'a removed path',
      ({ paths }) => Reflect.deleteProperty(paths, '/healthz'),
      /- Breaking: \/healthz: Path `\/healthz` was removed$/,
    ],
    [
      'a removed operation',
      ({ paths }) => Reflect.deleteProperty(paths['/calls'], 'post'),
      /- Breaking: POST \/calls: .*removed$/,
    ],
    [
      'a newly optional field of a response',
      ({ components }) => components.schemas.Receipt.required.pop(),
      /- Breaking: Receipt.*no longer required: `reference`$/,
    ],
    [
      'a new value of a response',
      ({ components }) => components.schemas.State.enum.push('lost'),
      /- Breaking: State.*gained values: 'lost'$/,
    ],
    [
      'a shorter limit',
      ({ components }) => Object.assign(components.schemas.Call.properties.phone, { maxLength: 5 }),
      /- Breaking: Call › phone.*maxLength/,
    ],
  ])('%s is rejected with the line for a changeset', async (_what, change, line) => {
    await announce(contract, 'major')
    expect(await refusals(change)).toEqual([expect.stringMatching(line)])
  })

  it('passes when a changeset for a major release of the contract names it', async () => {
    const [refusal = ''] = await refusals(askForPhone)
    await announce(contract, 'major', `A call needs a number.\n\n${refusal.split('\n')[1]}`)
    expect(await refusals(askForPhone)).toEqual([])
  })

  it('is rejected if the changeset is for a smaller release', async () => {
    await announce(contract, 'minor', askedForPhone)
    expect(await refusals(askForPhone)).toEqual([expect.stringContaining(askedForPhone)])
  })

  it('a changeset that names one breaking change does not allow another, such as another value of the same list', async () => {
    const addTwoStates = ({ components }: Contract) => components.schemas.State.enum.push('lost', 'found')
    await announce(contract, 'major', "- Breaking: State: Enum of `state` gained values: 'lost'")
    expect(await refusals(addTwoStates)).toEqual([expect.stringMatching(/gained values: 'found'$/)])
  })

  it('a changeset that names a change that does not break is rejected too', async () => {
    await announce(contract, 'major', askedForPhone)
    expect(await refusals(() => undefined)).toEqual([
      `.changeset/brave-owls-call.md names a change that does not break. Remove it:\n${askedForPhone}`,
    ])
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
