/** `pnpm studies:import NCT07033494 MK-2214 en`: drafts the files of a study from its record; never over one that is there. */
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { isLocale } from '@clairmemoire/domain/locale'
import { clinicalTrialsGovUrl, readClinicalTrialsGov } from './clinical-trials-gov.ts'
import { draftListing, draftSites, draftStudy } from './draft-study.ts'
import { readJson } from './read-json.ts'

const [id = '', name = '', locale] = process.argv.slice(2)
if (!/^NCT\d{8}$/.test(id) || name === '' || !isLocale(locale)) {
  process.stderr.write(
    'Say which study, its name and whose site shows it: pnpm studies:import NCT07033494 MK-2214 en\n',
  )
  process.exitCode = 1
} else {
  const record = readClinicalTrialsGov(await readJson(clinicalTrialsGovUrl(id)))
  const today = new Date().toISOString().slice(0, 10)
  for (const [file, content] of draftStudy({ record, name, locale, today })) {
    const target = path.join(import.meta.dirname, '../..', file)
    await mkdir(path.dirname(target), { recursive: true })
    await writeFile(target, content, { flag: 'wx' })
    process.stdout.write(`${file}\n`)
  }
  process.stdout.write(
    'Drafted, and not approved. Read the record, write the texts, then add the folder to register.ts.\n' +
      `\nIts line in catalogue.ts:\n\n${draftListing({ name, locale })}\n` +
      `\nIts sites, for the file in STUDY_SITES_FILE:\n\n${draftSites({ record, name, locale })}`,
  )
}
