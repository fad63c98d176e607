import { readdir, readFile } from 'node:fs/promises'
import { servers } from '@clairmemoire/launch/service'

/** The parts of the product, each with a pattern that its command line matches. */
const parts = {
  launcher: /tooling\/launch\/start\.mjs/,
  site: new RegExp(servers.site),
  backend: new RegExp(servers.backend),
  'content service': new RegExp(servers['content service']),
  'database server': /^[^\0]*bin\/postgres\0-D/,
  'database connection': /^postgres:.*127\.0\.0\.1/,
}

/** The part of the product that a process runs. */
export type Part = keyof typeof parts

/** Finds all processes whose command line or environment names this folder, and their child processes. Works on Linux only. */
export async function processesIn(folder: string) {
  const pids = (await readdir('/proc')).map(Number).filter(Number.isInteger)
  const all = await Promise.all(pids.map(readProcess))
  const found = new Set(all.filter(({ text }) => text.includes(folder)).map(({ pid }) => pid))
  // A worker process of PostgreSQL overwrites its command line and environment, so it is found by its parent process.
  return all.filter(({ pid, parent }) => found.has(pid) || found.has(parent))
}

async function readProcess(pid: number) {
  const [command = '', status = '', environment = ''] = await Promise.all(
    // The process may end before its files are read.
    ['cmdline', 'status', 'environ'].map((file) => readFile(`/proc/${pid}/${file}`, 'utf8').catch(() => '')),
  )
  const figure = (of: string) => Number(new RegExp(`^${of}:\\s+(\\d+)`, 'm').exec(status)?.[1] ?? 0)
  const part = (Object.keys(parts) as Part[]).find((each) => parts[each].test(command)) ?? ('other' as const)
  const megabytes = figure('VmRSS') / 1024
  return { pid, parent: figure('PPid'), part, megabytes, text: command + environment }
}

/** Sends a signal to a process; returns false if the process has already ended. */
export function signal(pid: number, name: 'SIGKILL' | 'SIGSTOP' | 'SIGCONT'): boolean {
  try {
    return process.kill(pid, name)
  } catch {
    return false
  }
}
