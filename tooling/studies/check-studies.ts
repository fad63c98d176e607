import type { CalendarDate } from '@clairmemoire/domain/calendar-date'
import { isCheckDue, type RegisterLine, type Study } from '@clairmemoire/domain/study'
import { type Register, registerOf } from '@clairmemoire/registry/registers'
import type { RegistryRecord } from '@clairmemoire/registry/registry-record'
import * as v from 'valibot'

/** A difference between a study and its record; people decide what to do about it. */
interface Difference {
  field: string
  ours: string
  theirs: string
}

/** Compares the status, the ages, the dates and the sites of a study with those in a register. Sample sites are not compared. */
function differences(study: Study, record: RegistryRecord): Difference[] {
  const age = study.criteria.find((criterion) => criterion.kind === 'age_between')
  return [
    ...difference('status', study.status, record.status ?? `not one of ours (${record.statusText})`),
    ...difference('age.min', age?.min, record.minAge),
    ...difference('age.max', age?.max, record.maxAge),
    ...(record.changedOn !== undefined && record.changedOn > study.lastChecked
      ? [{ field: 'lastChecked', ours: study.lastChecked, theirs: `the record changed on ${record.changedOn}` }]
      : []),
    ...siteDifferences(study, record),
  ]
}

type Fact = string | number | undefined

/** Returns a difference; nothing if the values are equal or the register has none. */
function difference(field: string, ours: Fact, theirs: Fact): Difference[] {
  return theirs === undefined || ours === theirs
    ? []
    : [{ field, ours: String(ours ?? 'none'), theirs: String(theirs) }]
}

function siteDifferences({ sites, locale }: Study, record: RegistryRecord): Difference[] {
  const country = locale === 'fr' ? 'FR' : 'US'
  const theirs = record.sites?.filter((site) => site.country === country)
  if (theirs === undefined || sites.some(({ sample }) => sample)) return []
  const listed = (some: readonly { city: string; recruiting: boolean }[]) =>
    [...new Set(some.map(({ city, recruiting }) => `${city}${recruiting ? '' : ' (not recruiting)'}`))]
      .toSorted()
      .join(', ')
  return difference('sites', listed(sites) || 'none', listed(theirs) || 'none')
}

/** Fetches JSON; rejects if the answer is not JSON. */
export type ReadJson = (url: string) => Promise<unknown>

/** The lines to print about a study; `isFine` if there is nothing to do. */
export interface CheckedStudy {
  lines: readonly string[]
  isFine: boolean
}

/** A study with the lines from the register that its document contains. */
type StudyToCheck = Study & { registerLines?: readonly RegisterLine[] }

/** Compares a study with each of its register records that can be read. */
export async function checkStudy(study: StudyToCheck, today: CalendarDate, readJson: ReadJson): Promise<CheckedStudy> {
  const known = study.registryIds.flatMap((id) => {
    const register = registerOf(id)
    return register ? [{ id, register }] : []
  })
  const records = await Promise.all(known.map(({ id, register }) => recordOf(id, register, readJson)))
  const due = isCheckDue(study, today) ? [`  last checked on ${study.lastChecked}: more than 30 days ago`] : []
  const without = known.length === 0 ? ['  no register with a public record: check by hand'] : []
  const lines = [
    ...due,
    ...without,
    ...records.flatMap((read) => factsToCheck(study, read)),
    ...linesToCheck(study, records),
  ]
  return {
    lines: [`${study.code}${lines.length === 0 ? ': as in its records' : ''}`, ...lines],
    isFine: lines.length === 0,
  }
}

/** The register's record of a study number, or the reason why it cannot be read. */
type Read = { id: string } & ({ record: RegistryRecord; texts: readonly string[] } | { problem: string })

async function recordOf(id: string, { draftUrl, read, readStudy }: Register, readJson: ReadJson): Promise<Read> {
  try {
    const body = await readJson(draftUrl(id))
    return { id, record: read(body), texts: readStudy(body).lines.map(({ text }) => text) }
  } catch (error) {
    const problem =
      error instanceof v.ValiError
        ? `is not a record that we can read (${error.issues.map((issue) => v.getDotPath(issue)).join(', ')})`
        : 'cannot be reached'
    return { id, problem }
  }
}

function factsToCheck(study: Study, read: Read): string[] {
  if ('problem' in read) return [`  ${read.id} ${read.problem}`]
  return differences(study, read.record).map(
    ({ field, ours, theirs }) => `  ${read.id} ${field}: ours: ${ours}; register: ${theirs}`,
  )
}

/** Registers use different words for the same study, so its lines are compared with the record that has most lines in common. */
function linesToCheck({ registerLines = [] }: StudyToCheck, records: readonly Read[]): string[] {
  if (registerLines.length === 0) return []
  const [nearest] = records
    .flatMap((read) => ('texts' in read ? [{ ...read, common: commonLines(registerLines, read.texts) }] : []))
    .toSorted((one, other) => other.common - one.common)
  return nearest ? lineDifferences(registerLines, nearest.texts).map((line) => `  ${nearest.id} ${line}`) : []
}

/** Lists the lines that are new or changed in the register, and our lines that it no longer contains. The order does not matter. */
function lineDifferences(ours: readonly RegisterLine[], theirs: readonly string[]): string[] {
  const isOurs = counter(ours.map(({ text }) => text))
  const isInRegister = counter(theirs)
  return [
    ...theirs.flatMap((text, index) => (isOurs(text) ? [] : [`line ${index + 1} is new or changed: “${text}”`])),
    ...ours.flatMap((line) =>
      isInRegister(line.text) ? [] : [`a line was removed: “${line.text}” (${criteriaOf(line)})`],
    ),
  ]
}

function commonLines(ours: readonly RegisterLine[], theirs: readonly string[]): number {
  const isOurs = counter(ours.map(({ text }) => text))
  return theirs.filter((text) => isOurs(text)).length
}

/** Returns a function that says whether a text is in the list; each entry of the list can be found only once. */
function counter(texts: readonly string[]): (text: string) => boolean {
  const left = new Map<string, number>()
  for (const text of texts) left.set(text, (left.get(text) ?? 0) + 1)
  return (text) => {
    const count = left.get(text) ?? 0
    left.set(text, count - 1)
    return count > 0
  }
}

function criteriaOf({ criteria }: RegisterLine): string {
  return criteria.length === 0 ? 'no criterion' : `criteria: ${criteria.join(', ')}`
}
