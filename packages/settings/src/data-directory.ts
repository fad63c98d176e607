import { mkdir, stat } from 'node:fs/promises'
import path from 'node:path'
import { StartRefusal } from './start-refusal.ts'

/** Creates the data directory, or prevents the start with one sentence (R0-03). */
export async function createDataDirectory(folder: string): Promise<void> {
  try {
    await make(path.resolve(folder))
  } catch (error) {
    const code = codeOf(error) ?? 'unknown error'
    throw new StartRefusal(`The data directory ${folder} cannot be made (${code}).`)
  }
}

/** Also creates parent folders. Node's recursive `mkdir` never ends on a file system that allows no folders, such as /proc. */
async function make(folder: string): Promise<void> {
  const isDone = await made(folder)
  if (isDone) return
  await make(path.dirname(folder))
  await mkdir(folder)
}

/** Creates one folder and returns whether it exists now; false if its parent folder is missing. */
async function made(folder: string): Promise<boolean> {
  try {
    await mkdir(folder)
    return true
  } catch (error) {
    const code = codeOf(error)
    if (code === 'EEXIST' && (await stat(folder)).isDirectory()) return true
    if (code === 'ENOENT' && folder !== path.dirname(folder)) return false
    throw error
  }
}

function codeOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error ? String(error.code) : undefined
}
