import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { onTestFinished } from 'vitest'

export const boston = {
  id: 'boston',
  city: 'Boston',
  country: 'US',
  latitude: 42.36,
  longitude: -71.06,
  recruiting: true,
}

/** Writes a file that is removed after the test, and returns its path; an object is written as JSON, which is also YAML. */
export function fileWith(content: object | string): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'study-sites-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = path.join(folder, 'study-sites.yaml')
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content))
  return file
}
