import { existsSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { cmsSettings, readSettings } from './settings.ts'

it("by default the service listens on localhost only and serves the repository's documents", () => {
  const { contentFolder, ...where } = readSettings({})
  expect(where).toEqual({ host: '127.0.0.1', port: 8082 })
  expect(existsSync(path.join(contentFolder, 'fr/footer.yaml'))).toBe(true)
})

it('the names of its settings begin with CMS_', () => {
  expect(Object.values(cmsSettings).map(({ name }) => name.slice(0, 4))).toEqual(['CMS_', 'CMS_', 'CMS_'])
})
