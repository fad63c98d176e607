import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Locale } from '@clairmemoire/domain/locale'
import { studiesAt } from '@clairmemoire/domain/studies'
import { parse } from 'yaml'
import { checked } from '../checked.ts'
import type { StudyDocument } from '../study.ts'
import { studyAttributes } from '../study-attributes.ts'

const folder = path.resolve(import.meta.dirname, '../../../../apps/cms/content/studies')

/** The studies of the repository with their texts in a language as a content service answers with them, in the order of their files. */
export function repositoryAttributes(locale: Locale) {
  return readdirSync(folder)
    .toSorted()
    .map((file) => {
      const { texts, ...facts } = parse(readFileSync(path.join(folder, file), 'utf8'), { schema: 'core' })
      return studyAttributes({ slug: path.basename(file, '.yaml'), locale, ...facts, ...texts[locale] })
    })
}

/** The same as the client reads them. */
export function repositoryStudies(locale: Locale): StudyDocument[] {
  return repositoryAttributes(locale).map((attributes) => {
    const { value, problems } = checked('studies', attributes, String(attributes['slug']))
    if (value === undefined) throw new Error(JSON.stringify(problems))
    return value
  })
}

/** The same at their sample sites, as an operator has them who has entered none. */
export const sampleStudies = studiesAt(repositoryStudies('fr'), { entered: {}, showsSamples: true })

/** The sites of every study as an operator enters them, as JSON, which YAML reads; they are invented all the same. */
export const enteredSites = JSON.stringify(
  Object.fromEntries(
    sampleStudies.map(({ code, sites }) => [
      code,
      sites.map(({ id, city, country, place, recruiting }) => ({ id, city, country, ...place, recruiting })),
    ]),
  ),
)
