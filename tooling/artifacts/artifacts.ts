import path from 'node:path'
import { artifacts } from './artifact.ts'
import { buildArtifact } from './build-artifact.ts'

for (const artifact of artifacts) {
  const folder = path.join(import.meta.dirname, 'dist', artifact.name)
  await buildArtifact(artifact, folder)
  process.stdout.write(`${artifact.name} is in ${path.relative(process.cwd(), folder)}\n`)
}
