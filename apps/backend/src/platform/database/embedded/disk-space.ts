import { statfs } from 'node:fs/promises'
import { StartRefusal } from '@clairmemoire/settings/start-refusal'

/** Two segments of the write-ahead log: what PostgreSQL may need before it can give any space back. */
const least = 32 * 1024 * 1024

/** On a full disk PostgreSQL tries for minutes to repair what a crash left, and cannot: better to say so at once. */
export async function requireSpace(
  folder: string,
  free: (folder: string) => Promise<number> = freeBytes,
): Promise<void> {
  const bytes = await free(folder)
  if (bytes >= least) return
  throw new StartRefusal(
    `The disk of the data directory ${folder} is full (${Math.floor(bytes / 1024 / 1024)} MiB free, ${least / 1024 / 1024} needed to start).`,
  )
}

async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}
