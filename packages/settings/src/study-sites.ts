import { readFileSync } from 'node:fs'
import { countries } from '@clairmemoire/domain/country'
import type { StudySite, StudySites } from '@clairmemoire/domain/study'
import * as v from 'valibot'
import { parse } from 'yaml'
import { sharedSettings } from './operator.ts'
import type { Environment } from './schema.ts'
import { refuseFor } from './start-refusal.ts'

export interface EnteredSites {
  /** The sites that the operator has entered; undefined if there is no readable file. */
  sites?: StudySites
  /** A sentence for each reason why they cannot be used. */
  problems: readonly string[]
}

const { name: setting } = sharedSettings.studySitesFile

const degrees = (max: number) => v.pipe(v.number(), v.minValue(-max), v.maxValue(max))

const siteSchema = v.pipe(
  v.strictObject({
    id: v.pipe(v.string(), v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'is not written like boston-2')),
    city: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(100)),
    country: v.picklist(countries),
    latitude: degrees(90),
    longitude: degrees(180),
    recruiting: v.boolean(),
  }),
  v.transform(
    ({ latitude, longitude, ...site }): StudySite => ({
      ...site,
      place: { latitude, longitude },
      sample: false,
    }),
  ),
)

const fileSchema = v.record(v.string(), v.array(siteSchema))

/** The operator's sites, by the code of their study. Throws for all errors at once (R0-03, R0-38). */
export function studySites(environment: Environment): StudySites {
  const { sites = {}, problems } = enteredSites(environment)
  refuseFor(problems)
  return sites
}

/** The sites and problems of the file. Whether the codes of the studies exist is checked later, when the studies are read. */
export function enteredSites(environment: Environment): EnteredSites {
  const file = environment[setting]?.trim()
  if (!file) return { problems: [] }
  const read = contentOf(file)
  if ('problem' in read) return { problems: [`${setting}: ${file} ${read.problem}.`] }
  const { output, issues, success } = v.safeParse(fileSchema, read.content)
  if (!success)
    return { problems: issues.map((issue) => `${setting}: ${v.getDotPath(issue) ?? file}: ${issue.message}.`) }
  return { sites: output, problems: [] }
}

function contentOf(file: string): { content: unknown } | { problem: string } {
  try {
    return { content: parse(readFileSync(file, 'utf8')) }
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.name !== 'YAMLParseError')
      return { problem: `cannot be read (${String(error.code)})` }
    const [reason] = error instanceof Error ? error.message.split('\n') : []
    return { problem: `is not valid YAML: ${reason?.replace(/:$/, '')}` }
  }
}
