import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { databaseAndJobs } from '../../testing/database-and-jobs.ts'
import { forgettingMailsQueue, forgetVisitorMails } from './forget-visitor-mails.ts'
import { visitorMail } from './visitor-mail.table.ts'

it('to whom a mail went is forgotten at night, eight days later', async () => {
  await using jobs = await databaseAndJobs()
  const { database, boss, schedule } = jobs
  const sentBefore = (hours: number) => ({
    id: `${hours} hours`,
    mailbox: '',
    at: sql`now() - make_interval(hours => ${hours})`,
  })
  await database.insert(visitorMail).values([1, 191, 193, 900].map(sentBefore))
  await boss.createQueue(forgettingMailsQueue)
  // What the schedule does at night.
  await boss.send(forgettingMailsQueue)
  await forgetVisitorMails(schedule, database)
  const kept = async () => (await database.select().from(visitorMail)).map(({ id }) => id).toSorted()
  await expect.poll(kept).toEqual(['1 hours', '191 hours'])
  expect(await boss.getSchedules(forgettingMailsQueue)).toMatchObject([{ timezone: 'Europe/Paris' }])
})
