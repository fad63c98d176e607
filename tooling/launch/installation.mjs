import { createHash } from 'node:crypto'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { compiled, pinnedPnpm, root, succeeds, tools } from './workspace.mjs'

const stamp = path.join(root, 'node_modules/.installed')

/** The inputs of an installation: the lockfile, the workspace file and the platform of the binaries. */
function fingerprint() {
  const hash = createHash('sha256').update(`${process.platform} ${process.arch}`)
  for (const file of ['pnpm-lock.yaml', 'pnpm-workspace.yaml']) hash.update(readFileSync(path.join(root, file)))
  return hash.digest('hex')
}

function isInstalled() {
  return existsSync(path.join(tools, 'node')) && existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint()
}

/**
 * Synchronizes `node_modules` with the lockfile, using only Node 20 and npm; does nothing if it is up to date.
 *
 * @returns {Promise<boolean>} whether the packages are there
 */
export async function install() {
  if (isInstalled()) return true
  console.log('Installing the packages of the lockfile (about half a minute the first time)')
  rmSync(stamp, { force: true })
  rmSync(compiled, { recursive: true, force: true })
  const installed = await succeeds('npx', ['--yes', `pnpm@${pinnedPnpm()}`, 'install', '--frozen-lockfile'])
  if (installed) writeFileSync(stamp, fingerprint())
  else console.error('The packages could not be installed: check that the npm registry can be reached, then try again.')
  return installed
}
