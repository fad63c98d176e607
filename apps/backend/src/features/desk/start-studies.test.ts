import type { StartStudies } from '@clairmemoire/api-client/schema'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { requestCall, openedDesk } from '../../../testing/desk-at-work.ts'
import { staff, startStudy } from '../../staff/staff.table.ts'

let team: Awaited<ReturnType<typeof openedDesk>>

beforeAll(async () => {
  team = await openedDesk()
  await requestCall(team.backend)
})
afterEach(() => team.backend.database.delete(startStudy))
afterAll(() => team[Symbol.asyncDispose]())

const add = (code: string) => team.desk.send('PUT', `start-studies/${code}/`)
const remove = (code: string) => team.desk.send('DELETE', `start-studies/${code}/`)

const codesOf = ({ body }: { body: unknown }) => (body as StartStudies).studies.map(({ trial_code }) => trial_code)
const codes = async ({ send } = team.desk) => codesOf(await send('GET', 'start-studies/'))

describe('the start page', () => {
  it('has the figures of the chosen studies, in the order of all lists', async () => {
    await add('PREDICTOM')
    const { body } = await add('MK2214')
    expect(body).toMatchObject({
      studies: [
        { trial_code: 'MK2214', total: { asked: 0 } },
        { trial_code: 'PREDICTOM', total: { asked: 1 } },
      ],
    })
    expect((await team.desk.send('GET', 'start-studies/')).body).toEqual(body)
  })

  it('is separate for each user', async () => {
    await add('PREDICTOM')
    expect(await codes(team.colleague)).toEqual([])
    await team.colleague.send('DELETE', 'start-studies/PREDICTOM/')
    expect(await codes()).toEqual(['PREDICTOM'])
  })

  it('does not change when a study is added or removed twice', async () => {
    await Promise.all([add('PREDICTOM'), add('PREDICTOM')])
    expect(await codes()).toEqual(['PREDICTOM'])
    await remove('PREDICTOM')
    expect(codesOf(await remove('PREDICTOM'))).toEqual([])
  })

  it('rejects an unknown study', async () => {
    expect([(await add('NO_STUDY')).status, (await remove('NO_STUDY')).status]).toEqual([404, 404])
    expect(await codes()).toEqual([])
  })

  it('is deleted with the account', async () => {
    await add('PREDICTOM')
    const { database } = team.backend
    await database.delete(staff)
    expect(await database.$count(startStudy)).toBe(0)
  })
})
