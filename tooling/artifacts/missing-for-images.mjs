import { spawnSync } from 'node:child_process'
import process from 'node:process'

/**
 * Returns a sentence for each reason why container images cannot be built and started on this machine; empty if they can.
 *
 * @returns {string[]}
 */
export function missingForImages() {
  const missing = ['buildah', 'debootstrap'].filter((name) => spawnSync(name, ['--version']).error !== undefined)
  return [
    ...(process.getuid?.() === 0 ? [] : ['images of containers. Building them needs root.']),
    ...missing.map((name) => `images of containers. ${name} is not installed.`),
  ]
}
