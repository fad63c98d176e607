import { expect, it } from 'vitest'
import { friday } from '../../../../testing/requests.ts'
import { storeStaff } from '../../../../testing/staff-at-work.ts'
import { testBackend } from '../../../../testing/test-backend.ts'
import { studyState } from '../../../desk/desk.table.ts'
import { staff } from '../../../staff/staff.table.ts'
import { studySeen } from '../news.table.ts'
import { sendCurrentNews } from './send-news.ts'

it('a paused study is not announced, and is announced when it recruits again', async () => {
  await using backend = await testBackend({ now: friday })
  const { database, whole } = backend
  await storeStaff(database)
  const [{ id: staffId } = { id: '' }] = await database.select().from(staff)
  const recordedFor = async (status: 'paused' | 'recruiting') => {
    const state = { trialCode: 'PREDICTOM', status, reason: 'Complet', since: '2027-03-01', staffId, at: whole.clock() }
    await database.insert(studyState).values(state)
    await sendCurrentNews(whole)
    return (await database.select().from(studySeen)).find(({ code }) => code === 'PREDICTOM')
  }
  expect(await recordedFor('paused')).toMatchObject({ isOpen: false, openedAt: null })
  expect(await recordedFor('recruiting')).toMatchObject({ isOpen: true, openedAt: whole.clock() })
  expect(await recordedFor('paused')).toMatchObject({ isOpen: false })
})
