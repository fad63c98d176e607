import { cp, rm } from 'node:fs/promises'
import path from 'node:path'
import { artifacts, root } from './artifact.ts'
import { buildArtifact } from './build-artifact.ts'

const dist = path.join(import.meta.dirname, 'dist')
await rm(dist, { recursive: true, force: true })

for (const artifact of artifacts) {
  const folder = path.join(dist, artifact.name)
  await buildArtifact(artifact, folder)
  process.stdout.write(`${artifact.name} is in ${path.relative(process.cwd(), folder)}\n`)
}

// The files with which operators install the product.
for (const part of [
  'bin',
  'containers',
  'nginx',
  'systemd',
  'blue.env',
  'green.env',
  'settings.env',
  'study-sites.yaml',
])
  await cp(path.join(root, 'deploy', part), path.join(dist, 'deploy', part), { recursive: true })
