import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { StudyFacts } from '@clairmemoire/domain/study'
import { onTestFinished } from 'vitest'

const facts: Omit<StudyFacts, 'code' | 'name' | 'slug' | 'locale'> = {
  status: 'recruiting',
  lastChecked: '2026-11-20',
  kind: 'medicine',
  registryIds: [],
  procedures: { lumbarPuncture: 'unknown', infusion: 'unknown', atHome: 'unknown' },
  criteria: [],
}

export const studies: readonly StudyFacts[] = [
  { code: 'MK2214', name: 'MK-2214', slug: 'mk2214', locale: 'en', ...facts },
  { code: 'PREDICTOM', name: 'PREDICTOM', slug: 'predictom', locale: 'fr', ...facts },
]

export const boston = {
  id: 'boston',
  city: 'Boston',
  country: 'US',
  latitude: 42.36,
  longitude: -71.06,
  recruiting: true,
}
export const paris = { id: 'paris', city: 'Paris', country: 'FR', latitude: 48.86, longitude: 2.35, recruiting: true }

/** The path of a file that is gone after the test; data is written as JSON, which YAML reads. */
export function fileWith(content: object | string): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'study-sites-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = path.join(folder, 'study-sites.yaml')
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content))
  return file
}
