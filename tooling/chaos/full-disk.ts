import { execFileSync } from 'node:child_process'
import { open, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { wait } from './wait.ts'

const mebibyte = 1024 * 1024
/** Milliseconds between two attempts to fill space that was freed. */
const refill = 200

/** Mounts a RAM disk that is small enough to be filled; returns undefined if this process may not mount disks. */
export function mountSmallDisk(folder: string): Disposable | undefined {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=512m', 'chaos', folder], { stdio: 'ignore' })
  } catch {
    return undefined
  }
  return { [Symbol.dispose]: () => execFileSync('umount', ['--lazy', folder]) }
}

/** Keeps the disk full until aborted, then frees it; returns the megabytes written. */
export async function fillDisk(folder: string, end: AbortSignal): Promise<number> {
  const filler = join(folder, 'ballast')
  await using file = await open(filler, 'w')
  while (!end.aborted) {
    try {
      await file.appendFile(Buffer.alloc(mebibyte / 16))
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error
      await wait(refill, end)
    }
  }
  const { size } = await file.stat()
  await rm(filler)
  return Math.round(size / mebibyte)
}
