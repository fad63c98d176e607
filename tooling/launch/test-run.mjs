import { createHash } from 'node:crypto'
import { readFileSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { root } from './workspace.mjs'

/** Bytes that packages, builds, browsers and databases of a run take, roughly. */
const neededSpace = 2_000_000_000

/**
 * Why the tests cannot run here now, in one sentence; undefined when they can.
 */
export function refusalOfRun() {
  for (const folder of [root, tmpdir()]) {
    const { bavail, bsize } = statfsSync(folder)
    if (bavail * bsize < neededSpace) return `The disk of ${folder} is nearly full: the tests need 2 GB there.`
  }
  return lockRun(lockOf(root))
}

/** @param {string} folder */
function lockOf(folder) {
  const name = createHash('sha256').update(folder).digest('hex').slice(0, 16)
  return path.join(tmpdir(), `clairmemoire-tests-${name}.lock`)
}

/**
 * Takes the lock until this process ends: two runs in one folder would overwrite each other's builds and reports.
 *
 * @param {string} lock path of its file, which names the process that has it
 * @returns {string | undefined} why it cannot be taken
 */
export function lockRun(lock) {
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' })
  } catch {
    const owner = ownerOf(lock)
    if (owner !== undefined) return `Tests run in this folder already (process ${owner}): wait for them, or end them.`
    writeFileSync(lock, String(process.pid))
  }
  process.once('exit', () => rmSync(lock, { force: true }))
  return undefined
}

/**
 * The living process that has a lock; undefined for one that a killed run left behind.
 *
 * @param {string} lock
 */
function ownerOf(lock) {
  try {
    const owner = Number(readFileSync(lock, 'utf8'))
    process.kill(owner, 0)
    return owner
  } catch {
    return undefined
  }
}
