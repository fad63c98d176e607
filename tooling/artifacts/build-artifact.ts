import { existsSync, realpathSync } from 'node:fs'
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { type BundledPackage, bundledPackages } from '@clairmemoire/notices'
import { type Artifact, root } from './artifact.ts'
import { bundle } from './bundle.ts'

interface Manifest {
  dependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
}

/**
 * Copies packages that a folder uses into the `node_modules` of an artifact, with all their installed dependencies. Returns the
 * folders from which they were copied.
 */
async function copyPackages(names: readonly string[], user: string, artifact: string): Promise<string[]> {
  const folders: string[] = []
  for (const name of names) {
    const folder = folderOf(name, user)
    // An optional package with binaries for another platform is not installed.
    if (folder === undefined) continue
    await cp(folder, path.join(artifact, 'node_modules', name), { recursive: true, filter: isRun })
    const manifest: Manifest = JSON.parse(await readFile(path.join(folder, 'package.json'), 'utf8'))
    const needed = Object.keys({ ...manifest.dependencies, ...manifest.optionalDependencies })
    folders.push(folder, ...(await copyPackages(needed, folder, artifact)))
  }
  return folders
}

/** Whether the file is needed at run time; source maps and type declarations are not. */
function isRun(file: string): boolean {
  return !/\.(?:map|d\.[cm]?ts)$/.test(file)
}

function folderOf(name: string, user: string): string | undefined {
  const places = createRequire(path.join(user, 'package.json')).resolve.paths(name) ?? []
  const place = places.find((each) => existsSync(path.join(each, name)))
  return place && realpathSync(path.join(place, name))
}

/** Deletes the folder of an artifact and creates it again. */
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
  const packages = await bundledPackages(modules)
  const manifest = await manifestOf(name)
  await writeFile(path.join(folder, 'package.json'), inLines(manifest))
  await writeFile(path.join(folder, 'LICENSES.txt'), licensesOf(packages))
  await writeFile(path.join(folder, 'sbom.cdx.json'), inLines(billOfMaterials(manifest, packages)))
}

/** Bundles each file at its original path, where the programs look for it. */
async function bundleLoaded(files: readonly string[], folder: string): Promise<string[]> {
  const [first] = files
  if (first === undefined) return []
  const programs = Object.fromEntries(files.map((file) => [path.basename(file, '.js'), file]))
  return bundle(programs, { folder: path.join(folder, path.dirname(first)), extension: 'js', outside: [] })
}

async function manifestOf(name: string) {
  const { version }: { version: string } = JSON.parse(
    await readFile(path.join(import.meta.dirname, 'package.json'), 'utf8'),
  )
  return { name: `clairmemoire-${name}`, version, private: true, type: 'module', engines: { node: '>=24' } }
}

const inLines = (content: object) => `${JSON.stringify(content, undefined, 2)}\n`

function licensesOf(packages: readonly BundledPackage[]): string {
  return packages
    .map(({ name, version, license, texts }) => {
      const words = texts.length > 0 ? texts : ['Its authors bring no text of it.']
      return [`${name} ${version}`, license, ...words].join('\n\n')
    })
    .join(`\n\n${'-'.repeat(80)}\n\n`)
}

interface Named {
  name: string
  version: string
}

/** Makes a CycloneDX document that lists the packages whose code is in an artifact, and the version of Node. */
function billOfMaterials({ name, version }: Named, packages: readonly BundledPackage[]): object {
  const node = { type: 'platform', name: 'node', ...purl('generic', { name: 'node', version: process.versions.node }) }
  const components = packages.map((each) => ({
    type: 'library',
    name: each.name,
    ...purl('npm', each),
    licenses: [{ expression: each.license }],
  }))
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    metadata: { component: { type: 'application', name, version } },
    // A package that is installed twice, with different peer dependencies, has one entry.
    components: [node, ...new Map(components.map((each) => [each.purl, each])).values()],
  }
}

function purl(type: string, { name, version }: Named) {
  return { version, purl: `pkg:${type}/${name.replace('@', '%40')}@${version}` }
}
