import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { root } from './workspace.mjs'

/**
 * Creates the folder for the temporary files of a test run and sets `TMPDIR` to it. Each checkout has one such folder. It is removed when
 * this process ends; if the process was killed by SIGKILL, the next run removes it.
 *
 * @param {string} [checkout] absolute path
 * @returns {number | undefined} undefined on success; the process id of another run if this checkout is in use
 */
export function takeRunFolder(checkout = root) {
  const hash = createHash('sha256').update(checkout).digest('hex').slice(0, 8)
  // The path is short, because the path of a Unix socket in this folder may have at most 107 bytes.
  const folder = path.join(tmpdir(), `clairmemoire-${hash}`)
  const owner = path.join(folder, 'owner')
  while (!tryToCreate(folder)) {
    const other = readOwner(owner)
    if (other !== undefined && isRunning(other)) return other
    unmountWithin(folder)
    remove(folder)
  }
  writeFileSync(owner, String(process.pid))
  Object.assign(process.env, { TMPDIR: folder })
  process.on('exit', () => remove(folder))
  return undefined
}

/**
 * Unmounts the small disk of the chaos tests, which is still mounted if their process was killed.
 *
 * @param {string} folder
 */
function unmountWithin(folder) {
  if (!existsSync('/proc/mounts')) return
  const points = readFileSync('/proc/mounts', 'utf8')
    .split('\n')
    .map((line) => line.split(' ')[1] ?? '')
  for (const point of points.filter((point) => point.startsWith(`${folder}/`))) spawnSync('umount', [point])
}

/** @param {string} folder */
function remove(folder) {
  // A database that is shutting down may still write into the folder. The option `maxRetries` of `rmSync` does not help: in Node 24 it
  // may give up without an error.
  for (let tries = 0; tries < 50 && existsSync(folder); tries++) {
    try {
      rmSync(folder, { recursive: true, force: true })
    } catch {
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 100)
    }
  }
  rmSync(folder, { recursive: true, force: true })
}

/**
 * @param {string} folder
 * @returns {boolean} false if the folder exists already
 */
function tryToCreate(folder) {
  try {
    mkdirSync(folder)
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
    throw error
  }
}

/** @param {string} file */
function readOwner(file) {
  try {
    return Number(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}

/** @param {number} pid */
function isRunning(pid) {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
