import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it } from 'vitest'
import { unloadedCatalogs } from './unloaded-catalogs.ts'

it('the feature of every catalog loads it', () => {
  expect(unloadedCatalogs(path.join(import.meta.dirname, '../src'))).toEqual([])
})

it('finds only catalogs that their feature never loads', () => {
  const source = mkdtempSync(path.join(tmpdir(), 'catalogs-'))
  try {
    const feature = path.join(source, 'features/offers')
    mkdirSync(path.join(feature, 'locales'), { recursive: true })
    writeFileSync(path.join(feature, 'catalog.ts'), "export const words = () => import('./locales/fr.po')")
    for (const locale of ['fr', 'en']) writeFileSync(path.join(feature, 'locales', `${locale}.po`), '')
    expect(unloadedCatalogs(source)).toEqual([path.join(feature, 'locales/en.po')])
  } finally {
    rmSync(source, { recursive: true })
  }
})
