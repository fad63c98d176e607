import { createHash } from 'node:crypto'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { compiled, pinnedPnpm, root, succeeds, tools } from './workspace.mjs'

const stamp = path.join(root, 'node_modules/.installed')

/** A hash of everything that decides which packages are installed: the lockfile, the workspace file and the platform. */
function fingerprint() {
  const hash = createHash('sha256').update(`${process.platform} ${process.arch}`)
  for (const file of ['pnpm-lock.yaml', 'pnpm-workspace.yaml']) hash.update(readFileSync(path.join(root, file)))
  return hash.digest('hex')
}

function isInstalled() {
  return existsSync(path.join(tools, 'node')) && existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint()
}

/**
 * Installs the packages of the lockfile in `node_modules`, unless they are up to date. It needs only Node 20 and npm.
 *
 * @returns {Promise<boolean>} whether the packages are installed
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
