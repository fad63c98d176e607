import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'

/** A package in a bundle, with its licence texts. */
export interface BundledPackage {
  name: string
  version: string
  /** The licence as an SPDX expression. */
  license: string
  texts: readonly string[]
}

const textFile = /^(?:licen[cs]e|copying|notice)(?:[.-].*)?$/i

/** Returns the npm packages in a bundle, sorted by name. */
export async function bundledPackages(modules: Iterable<string>): Promise<readonly BundledPackage[]> {
  const folders = new Set([...modules].flatMap((id) => folderOf(id) ?? []))
  const packages = await Promise.all([...folders].map(packageIn))
  return packages.toSorted((a, b) => a.name.localeCompare(b.name, 'en') || a.version.localeCompare(b.version, 'en'))
}

/** Returns the folder of the package that contains a module. The id of a virtual module of a plugin begins with `\0`. */
function folderOf(module: string): string | undefined {
  return /^\0?(.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/?@\0]+)(?:[\\/?]|$)/.exec(module)?.[1]
}

async function packageIn(folder: string): Promise<BundledPackage> {
  const { name, version, license }: Omit<BundledPackage, 'texts'> = JSON.parse(
    await readFile(path.join(folder, 'package.json'), 'utf8'),
  )
  const files = (await readdir(folder)).filter((file) => textFile.test(file)).toSorted()
  const texts = await Promise.all(files.map((file) => readFile(path.join(folder, file), 'utf8')))
  return { name, version, license, texts: texts.map((text) => text.trim()) }
}
