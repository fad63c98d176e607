import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { hostName } from '@clairmemoire/domain/product'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { contentWithStudies } from '../src/testing/sample-studies.ts'
import { readSettings, type SiteSettings } from './settings.ts'
import { startTestSite, type TestSite } from './testing/test-site.ts'

const entered = `
MK2214:
  - { id: portland, city: Portland, country: US, latitude: 45.52, longitude: -122.68, recruiting: true }
`

let folder: string
let settings: SiteSettings
let site: TestSite
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'study-sites-'))
  const environment = { STUDY_SITES_FILE: path.join(folder, 'study-sites.yaml') }
  await writeFile(environment.STUDY_SITES_FILE, entered)
  settings = readSettings(environment)
  site = await startTestSite(environment, { ...contentWithStudies('en'), studySites: async () => settings.studySites })
})
afterAll(async () => {
  await site.close()
  await rm(folder, { recursive: true })
})

const page = async (study: string) =>
  (await site.fetch(`/clinical-trials/${study}`, { host: `staging.${hostName}.com` })).text()

test("the page of a study lists the operator's sites, and is marked while other sites are samples", async () => {
  const own = await page('mk2214')
  expect(own).toContain('Portland: recruiting')
  expect(own).not.toContain('Los Angeles')
  expect(own).toContain('study sites and recruiting are made up')
  expect(await page('mindset-2')).toContain('Los Angeles')
})

test('an operator can check the study sites that the site read from the file, and they are not indexed', async () => {
  const answer = await site.fetch('/content/study-sites')
  expect(answer.headers.get('x-robots-tag')).toBe('noindex')
  expect(await answer.json()).toEqual(settings.studySites)
})
