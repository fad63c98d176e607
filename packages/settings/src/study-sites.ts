import { readFileSync } from 'node:fs'
import { countries } from '@clairmemoire/domain/country'
import type { StudyFacts, StudySite, StudySites } from '@clairmemoire/domain/study'
import { studyProblems } from '@clairmemoire/domain/study-problems'
import * as v from 'valibot'
import { parse } from 'yaml'
import { sharedSettings } from './operator.ts'
import type { Environment } from './schema.ts'
import { refuseFor } from './start-refusal.ts'

export interface EnteredSites {
  /** Those of the studies that the operator has entered; undefined where there is no file, or none that can be read. */
  sites?: StudySites
  /** Why they cannot be used, a sentence each. */
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

/** The sites of the studies: those that the operator has entered, and samples for the others. Refuses for all that is wrong with them (R0-03, R0-38). */
export function studySites(environment: Environment, studies: readonly StudyFacts[], samples: StudySites): StudySites {
  const { sites, problems } = enteredSites(environment, studies)
  refuseFor(problems)
  return { ...samples, ...sites }
}

/** What the operator has entered, and what is wrong with it. */
export function enteredSites(environment: Environment, studies: readonly StudyFacts[]): EnteredSites {
  const file = environment[setting]?.trim()
  if (!file) return { problems: [] }
  const read = contentOf(file)
  if ('problem' in read) return { problems: [`${setting}: ${file} ${read.problem}.`] }
  const { output, issues, success } = v.safeParse(fileSchema, read.content)
  if (!success)
    return { problems: issues.map((issue) => `${setting}: ${v.getDotPath(issue) ?? file}: ${issue.message}.`) }
  const problems = Object.entries(output).flatMap(([code, sites]) => problemsOf(code, sites, studies))
  return { sites: output, problems: problems.map((problem) => `${setting}: ${problem}.`) }
}

function contentOf(file: string): { content: unknown } | { problem: string } {
  try {
    return { content: parse(readFileSync(file, 'utf8')) }
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.name !== 'YAMLParseError')
      return { problem: `cannot be read (${String(error.code)})` }
    const [reason] = error instanceof Error ? error.message.split('\n') : []
    return { problem: `is no YAML: ${reason?.replace(/:$/, '')}` }
  }
}

function problemsOf(code: string, sites: readonly StudySite[], studies: readonly StudyFacts[]): string[] {
  const study = studies.find((one) => one.code === code)
  if (study === undefined)
    return [`${code} is no code of a study; there are ${studies.map((one) => one.code).join(', ')}`]
  return studyProblems({ ...study, sites }).map((problem) => `${code}: ${problem}`)
}
