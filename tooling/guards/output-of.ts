import { execFile } from 'node:child_process'

/** Returns the standard output of a command of the workspace, for any exit code. Rejects if the command has an error and no output. */
export function outputOf(command: string, args: readonly string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    execFile(command, args, { cwd: import.meta.dirname, maxBuffer: 2 ** 26 }, (error, stdout, stderr) => {
      if (error && stdout === '') reject(new Error(stderr || error.message))
      else resolve(stdout)
    })
  })
}
