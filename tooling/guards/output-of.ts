import { execFile } from 'node:child_process'

/** Standard output of a command in the workspace, whatever its exit code. Fails if there is nothing but an error. */
export function outputOf(command: string, args: readonly string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    execFile(command, args, { cwd: import.meta.dirname, maxBuffer: 2 ** 26 }, (error, stdout, stderr) => {
      if (error && stdout === '') reject(new Error(stderr || error.message))
      else resolve(stdout)
    })
  })
}
