import { eventually } from '@clairmemoire/vitest'
import { expect, it, vi } from 'vitest'
import { databaseAndJobs } from '../../testing/database-and-jobs.ts'
import { storeStaff } from '../../testing/staff-at-work.ts'
import { knownNetwork, loginCount } from '../features/auth/login-count.table.ts'
import { staffSession } from '../sessions/staff-session.table.ts'
import { staff, staffView } from '../staff/staff.table.ts'
import { deleteOldStaffRecords, oldStaffRecordsQueue } from './schedule-work.ts'

const now = new Date('2027-03-05T09:00:00Z')
const daysAgo = (days: number) => new Date(now.getTime() - days * 24 * 3_600_000)

it('expired records of the staff are deleted at night, and the other records stay', async () => {
  await using jobs = await databaseAndJobs()
  const { database, boss, schedule } = jobs
  await storeStaff(database)
  const [person] = await database.select().from(staff)
  const staffId = person?.id ?? ''
  for (const days of [0.5, 30, 89, 91, 364, 366]) {
    const [key, lastAt] = [`${days} days`, daysAgo(days)]
    await database
      .insert(staffSession)
      .values({ id: crypto.randomUUID(), staffId, hasSecondFactor: false, createdAt: lastAt })
    await database.insert(loginCount).values({ key, failures: 1, lastAt })
    await database.insert(knownNetwork).values({ account: key, network: key, lastAt })
    await database.insert(staffView).values({ staffId, reference: key, opened: true, day: '2027-03-05', at: lastAt })
  }

  await boss.createQueue(oldStaffRecordsQueue)
  // Starts the job that is otherwise scheduled at night.
  await boss.send(oldStaffRecordsQueue)
  await deleteOldStaffRecords(schedule, { database, clock: () => now })

  const stored = () =>
    Promise.all([loginCount, staffSession, knownNetwork, staffView].map((table) => database.$count(table)))
  await vi.waitFor(async () => expect(await stored()).toEqual([1, 2, 3, 5]), eventually)
  expect(await boss.getSchedules(oldStaffRecordsQueue)).toMatchObject([{ cron: '43 3 * * *' }])
})
