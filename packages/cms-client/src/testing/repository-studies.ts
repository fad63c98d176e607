import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Locale } from '@clairmemoire/domain/locale'
import { studiesAt } from '@clairmemoire/domain/studies'
import { parse } from 'yaml'
import { checked } from '../checked.ts'
import type { StudyDocument } from '../study.ts'
import { studyAttributes } from '../study-attributes.ts'

const folder = path.resolve(import.meta.dirname, '../../../../apps/cms/content/studies')

/** The repository's studies with their texts in one language, in a content service's shape and in file order. */
export function repositoryAttributes(locale: Locale) {
  return readdirSync(folder)
    .toSorted()
    .map((file) => {
      const { texts, ...facts } = parse(readFileSync(path.join(folder, file), 'utf8'), { schema: 'core' })
      return studyAttributes({ slug: path.basename(file, '.yaml'), locale, ...facts, ...texts[locale] })
    })
}

/** The same studies as the client reads them. */
export function repositoryStudies(locale: Locale): StudyDocument[] {
  return repositoryAttributes(locale).map((attributes) => {
    const { value, problems } = checked('studies', attributes, String(attributes['slug']))
    if (value === undefined) throw new Error(JSON.stringify(problems))
    return value
  })
}

/** The same studies with their sample sites, as a site shows them if the operator has entered no sites. */
export const sampleStudies = studiesAt(repositoryStudies('fr'), { entered: {}, showsSamples: true })

/** Invented sites for every study, in the form in which an operator enters them; the JSON is also valid YAML. */
export const enteredSites = JSON.stringify(
  Object.fromEntries(
    sampleStudies.map(({ code, sites }) => [
      code,
      sites.map(({ id, city, country, place, recruiting }) => ({ id, city, country, ...place, recruiting })),
    ]),
  ),
)
