import { globSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { packageExports, sharedPackages } from './package-exports.ts'

it('there is at least one package to check', () => {
  expect(sharedPackages.map(({ manifest }) => manifest.name)).toContain('@clairmemoire/domain')
})

describe.each(sharedPackages)('$manifest.name', (shared) => {
  const { folder, manifest } = shared
  const entries = packageExports(shared)
  // A package may import itself by its name, through the same entries as others.
  const { resolve } = createRequire(path.join(folder, 'package.json'))

  it('is private and has an exports map', () => {
    expect(manifest).toMatchObject({ private: true, exports: expect.any(Object) })
    expect(Object.keys(manifest)).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/^(?:main|module|browser|types|typings)$/)]),
    )
  })

  it('has a file for every entry', () => {
    const { exports = {} } = manifest
    expect(Object.keys(exports).filter((entry) => !/^\.(?:\/testing)?(?:\/[\w.-]+)?(?:\/\*)?$/.test(entry))).toEqual([])
    for (const { specifier, file } of entries) expect(resolve(specifier)).toBe(file)
    const targets = Object.values(exports).filter((target) => globSync(target, { cwd: folder }).length === 0)
    expect(targets).toEqual([])
  })

  it('exports test code under testing/ only', () => {
    const isForTests = (text: string) => text.includes('/testing/')
    expect(entries.filter(({ specifier, file }) => isForTests(file) !== isForTests(specifier))).toEqual([])
  })

  it('can be imported through every entry', async () => {
    const sources = entries.filter(({ file }) => /\.(?:tsx?|mjs)$/.test(file))
    for (const { file } of sources) await expect(import(file)).resolves.toBeDefined()
  })

  it('has typed entries: TypeScript, checked JavaScript, a style sheet, a drawing or data', () => {
    expect(entries.filter(({ file }) => !/\.(?:tsx?|mjs|css|svg|json)$/.test(file))).toEqual([])
  })

  it('cannot be imported through any other path', () => {
    const open = new Set(entries.map(({ file }) => file))
    const inner = globSync('**/*.{ts,tsx,mjs,json,css}', { cwd: folder, exclude: ['node_modules', 'reports'] })
      .filter((file) => !open.has(path.join(folder, file)))
      .flatMap((file) => [file, file.replace(/^src\//, ''), file.replace(/\.\w+$/, '')])
      .map((file) => `${manifest.name}/${file}`)
    expect(inner.filter((specifier) => isReachable(resolve, specifier))).toEqual([])
  })
})

function isReachable(resolve: (specifier: string) => string, specifier: string): boolean {
  try {
    resolve(specifier)
    return true
  } catch {
    return false
  }
}
