import type { Schedule } from '../../../platform/jobs/scheduled-job.ts'
import type { Backend } from '../../backend.ts'
import { forgetOldNews } from './forget-old-news.ts'
import { tellNews } from './tell-news.ts'

/** Also the names of the schedules. */
const queues = { telling: 'tell-news', forgetting: 'forget-news' }

/** Looks once a day what opened, when it is day in both countries, and forgets once a night; a day without a running backend is made up for. */
export async function scheduleNews(schedule: Schedule, backend: Backend): Promise<void> {
  const { clock, studies } = backend
  await schedule({ name: queues.telling, times: '17 16 * * *', work: () => tellNews(backend, studies, clock()) })
  await schedule({ name: queues.forgetting, times: '27 4 * * *', work: () => forgetOldNews(backend, clock()) })
}
