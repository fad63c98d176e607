import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { bundledPackages } from '@clairmemoire/notices'
import type { Artifact } from './artifact.ts'
import { bundle } from './bundle.ts'
import { copyPackages } from './copy-packages.ts'
import { root } from './root.ts'

/** Makes the folder of an artifact anew. */
export async function buildArtifact(
  { name, programs, files, loaded, outside }: Artifact,
  folder: string,
): Promise<void> {
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  for (const file of files) await cp(path.join(root, file), path.join(folder, file), { recursive: true })
  const names = outside?.packages ?? []
  const modules = [
    ...(await bundle(programs, { folder, extension: 'mjs', outside: names })),
    ...(await bundleLoaded(loaded, folder)),
    ...(outside ? await copyPackages(names, path.join(root, outside.of), folder) : []),
  ]
  await writeFile(path.join(folder, 'package.json'), await manifestOf(name))
  await writeFile(path.join(folder, 'LICENSES.txt'), await licensesOf(modules))
}

/** Each at its place, which is where a program looks for it. */
async function bundleLoaded(files: readonly string[], folder: string): Promise<string[]> {
  const [first] = files
  if (first === undefined) return []
  const programs = Object.fromEntries(files.map((file) => [path.basename(file, '.js'), file]))
  return bundle(programs, { folder: path.join(folder, path.dirname(first)), extension: 'js', outside: [] })
}

async function manifestOf(name: string): Promise<string> {
  const { version }: { version: string } = JSON.parse(
    await readFile(path.join(import.meta.dirname, 'package.json'), 'utf8'),
  )
  const manifest = { name: `clairmemoire-${name}`, version, private: true, type: 'module', engines: { node: '>=24' } }
  return `${JSON.stringify(manifest, undefined, 2)}\n`
}

async function licensesOf(modules: readonly string[]): Promise<string> {
  const packages = await bundledPackages(modules)
  return packages
    .map(({ name, version, license, texts }) => {
      const words = texts.length > 0 ? texts : ['Its authors bring no text of it.']
      return [`${name} ${version}`, license, ...words].join('\n\n')
    })
    .join(`\n\n${'-'.repeat(80)}\n\n`)
}
