import { access, constants, stat, statfs } from 'node:fs/promises'
import { errorCode } from '../../platform/error-code.ts'

interface DataDirectory {
  /** The error code, such as EACCES, if the user of this process cannot read or write it. */
  refusal?: string
  /** The permissions, as `stat` returns them. */
  mode: number
  freeBytes: number
}

/** Returns undefined before the first start, which creates the directory. */
export async function dataDirectoryAt(folder: string): Promise<DataDirectory | undefined> {
  try {
    const [{ mode }, { bavail, bsize }] = await Promise.all([stat(folder), statfs(folder)])
    const refusal = await access(folder, constants.R_OK | constants.W_OK | constants.X_OK).catch(errorCode)
    return { mode, freeBytes: bavail * bsize, ...(refusal !== undefined && { refusal }) }
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined
    return { mode: 0, freeBytes: Infinity, refusal: errorCode(error) ?? 'unknown error' }
  }
}

const mebibyte = 1024 * 1024
const leastFree = 1024 * mebibyte

export function dataDirectoryFaults(folder: string, { refusal, mode, freeBytes }: DataDirectory): string[] {
  return [
    ...(refusal === undefined
      ? []
      : [`The data directory ${folder} cannot be written: make it belong to the user of the servers (${refusal}).`]),
    ...((mode & 0o022) === 0
      ? []
      : [`Other users of this machine may write to the data directory ${folder}: run chmod go-w on it.`]),
    ...(freeBytes < leastFree
      ? [
          `The disk of the data directory ${folder} has ${Math.floor(freeBytes / mebibyte)} MiB left: free at least 1024.`,
        ]
      : []),
  ]
}
