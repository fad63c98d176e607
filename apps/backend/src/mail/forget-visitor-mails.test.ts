import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { connect } from '../database/connect.ts'
import { migrate } from '../database/migrate.ts'
import { visitorMail } from '../database/schema/visitor-mail.ts'
import { startJobs } from '../jobs/start-jobs.ts'
import { emptyDatabase } from '../testing/test-database.ts'
import { forgettingMailsQueue, forgetVisitorMails } from './forget-visitor-mails.ts'

it('to whom a mail went is forgotten at night, two days later', async () => {
  await using stack = new AsyncDisposableStack()
  const url = await emptyDatabase()
  await migrate(url)
  const { database, close } = connect(url)
  stack.defer(close)
  const { boss, stop } = await startJobs(url, () => undefined)
  stack.defer(stop)
  const sentBefore = (hours: number) => ({
    id: `${hours} hours`,
    mailbox: '',
    at: sql`now() - make_interval(hours => ${hours})`,
  })
  await database.insert(visitorMail).values([1, 47, 49, 900].map(sentBefore))
  await boss.createQueue(forgettingMailsQueue)
  // What the schedule does at night.
  await boss.send(forgettingMailsQueue)
  await forgetVisitorMails(boss, database)
  const kept = async () => (await database.select().from(visitorMail)).map(({ id }) => id).toSorted()
  await expect.poll(kept, { timeout: 30_000 }).toEqual(['1 hours', '47 hours'])
  expect(await boss.getSchedules(forgettingMailsQueue)).toMatchObject([{ timezone: 'Europe/Paris' }])
})
