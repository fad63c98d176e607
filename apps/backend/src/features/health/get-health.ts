import type { Health } from '@clairmemoire/api-client/schema'

/** Whether the process is alive: nothing that it depends on is asked, for a restart of it would not mend that. */
export async function getHealth(): Promise<Health> {
  return { status: 'ok' }
}
