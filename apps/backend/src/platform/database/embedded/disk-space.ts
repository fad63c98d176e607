import { statfs } from 'node:fs/promises'
import { StartRefusal } from '@clairmemoire/settings/start-refusal'

const mebibyte = 1024 * 1024
/** Two segments of the write-ahead log: what PostgreSQL may need before it can give any space back. */
const least = 32

/** On a full disk PostgreSQL tries for minutes to repair what a crash left, and cannot: better to say so at once. */
export async function requireSpace(folder: string, free = freeBytes): Promise<void> {
  const left = Math.floor((await free(folder)) / mebibyte)
  if (left >= least) return
  throw new StartRefusal(
    `The disk of the data directory ${folder} is full (${left} MiB free, ${least} needed to start).`,
  )
}

async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}
