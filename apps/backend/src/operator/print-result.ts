import { StartRefusal } from '@clairmemoire/settings/start-refusal'
import { isDatabaseFailure } from '../platform/database/database-errors.ts'

/** Prints the result of a command. If it fails for a known reason, prints one sentence and sets exit code 1. */
export async function printResult(work: () => Promise<string>): Promise<void> {
  try {
    process.stdout.write(await work())
  } catch (error) {
    process.exitCode = 1
    if (error instanceof StartRefusal) process.stderr.write(`${error.message}\n`)
    else if (isDatabaseFailure(error)) process.stderr.write('The database does not answer.\n')
    else throw error
  }
}
