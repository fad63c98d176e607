import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { type Manifest, workspace } from './package-exports.ts'
import { root } from './repository.ts'

const whole: Manifest = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'))
const manifests = [whole, ...workspace.map(({ manifest }) => manifest)]
// Strapi is not part of the pnpm workspace, so changesets does not update its version.
const released = workspace.filter(({ manifest }) => manifest.name !== '@clairmemoire/cms-strapi')

describe.each(manifests)('$name', ({ private: isPrivate, license, description }) => {
  it('has a licence, and cannot be published by mistake', () => {
    expect({ isPrivate, license }).toEqual({ isPrivate: true, license: 'UNLICENSED' })
  })

  it('has a short description', () => {
    expect(description).toMatch(/^[A-Z].{9,119}[^.]$/)
  })
})

it('no two packages have the same description', () => {
  expect(new Set(manifests.map(({ description }) => description)).size).toBe(manifests.length)
})

it('all packages have the version of the release', () => {
  expect(new Set(released.map(({ manifest }) => manifest.version)).size).toBe(1)
})

it.each(['LICENSE', 'SECURITY.md'])('the repository has its %s', (file) => {
  expect(existsSync(path.join(root, file))).toBe(true)
})
