import { studies } from '@clairmemoire/studies'
import type { PgBoss } from 'pg-boss'
import type { Backend } from '../../../backend.ts'
import { forgetOldNews } from './forget-old-news.ts'
import { tellNews } from './tell-news.ts'

/** Also the names of the schedules. */
const queues = { telling: 'tell-news', forgetting: 'forget-news' }

/** Looks once a day what opened, when it is day in both countries, and forgets once a night; a day without a running backend is made up for. */
export async function scheduleNews(boss: PgBoss, backend: Backend): Promise<void> {
  const schedule = async (queue: string, time: string, work: () => Promise<void>) => {
    await boss.createQueue(queue)
    await boss.schedule(queue, time, null, { tz: 'Europe/Paris', missed: 'once' })
    await boss.work(queue, { pollingIntervalSeconds: 30 }, work)
  }
  await schedule(queues.telling, '17 16 * * *', () => tellNews(backend, studies, backend.clock()))
  await schedule(queues.forgetting, '27 4 * * *', () => forgetOldNews(backend, backend.clock()))
}
