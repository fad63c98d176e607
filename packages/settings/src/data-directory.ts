import { mkdir } from 'node:fs/promises'
import { StartRefusal } from './start-refusal.ts'

/** Makes the data directory, or refuses the start in one sentence (R0-03). */
export async function makeDataDirectory(path: string): Promise<void> {
  try {
    await mkdir(path, { recursive: true })
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown error'
    throw new StartRefusal(`The data directory ${path} cannot be made (${code}).`)
  }
}
