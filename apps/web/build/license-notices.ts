import { readdir, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { type BundledPackage, bundledPackages } from '@clairmemoire/notices'
import type { build } from 'vite'
import { noticesPath } from '../src/routing/file-paths.ts'

const client = new URL('../dist/client', import.meta.url)
const fonts = new URL('foundation/fonts/', import.meta.resolve('@clairmemoire/ui/styles.css'))

/** The library from which `packages/domain` generates the rules for telephone numbers. */
const phoneLibrary = createRequire(import.meta.resolve('@clairmemoire/domain/phone-number')).resolve(
  'libphonenumber-js',
)

/** Writes the licenses of the code and the fonts that the site serves; code without the text of its license fails the build. */
export async function writeLicenseNotices(built: Awaited<ReturnType<typeof build>>): Promise<void> {
  const modules = [built].flat().flatMap((result) => ('output' in result ? result.output.flatMap(modulesOf) : []))
  const notices = noticesOf(await bundledPackages([...modules, phoneLibrary]), await fontLicenses())
  await writeFile(`${fileURLToPath(client)}${noticesPath}`, notices)
}

function modulesOf(file: { type: string; moduleIds?: readonly string[] }): readonly string[] {
  return file.moduleIds ?? []
}

async function fontLicenses(): Promise<readonly string[]> {
  const files = (await readdir(fonts)).filter((file) => file.startsWith('LICENSE-')).toSorted()
  return Promise.all(files.map(async (file) => (await readFile(new URL(file, fonts), 'utf8')).trim()))
}

/** Readable notices in both languages of the site; the licenses themselves are unchanged. */
export function noticesOf(packages: readonly BundledPackage[], fontTexts: readonly string[]): string {
  const bare = packages.filter(({ texts }) => texts.length === 0).map(({ name }) => name)
  if (bare.length > 0)
    throw new Error(`No text of a license comes with ${bare.join(', ')}, whose code the site serves.`)
  const parts = packages.map(({ name, version, license, texts }) =>
    [`${name} ${version}`, license, ...texts].join('\n\n'),
  )
  return `${[introduction, ...parts, ...fontTexts].join(`\n\n${'-'.repeat(80)}\n\n`)}\n`
}

const introduction = `Ce site sert du code et des polices que d’autres ont faits. Voici leurs licences, en anglais.

This site serves code and fonts that others have made. These are their licenses.`
