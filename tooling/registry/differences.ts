import type { Study } from '@clairmemoire/domain/study'
import type { RegistryRecord } from './registry-record.ts'

/** What a study says otherwise than its record, for the desk to decide. */
export interface Difference {
  field: string
  ours: string
  theirs: string
}

/**
 * Status, dates, ages and sites. A status that is to be confirmed is confirmed by any the register gives; sample sites stand for no
 * real ones and are not compared.
 */
export function differences(study: Study, record: RegistryRecord): Difference[] {
  const age = study.criteria.find((criterion) => criterion.kind === 'age_between')
  return [
    ...unlike('status', study.status, record.status ?? `not one of ours (${record.statusText})`),
    ...unlike('age.min', age?.min, record.minAge),
    ...unlike('age.max', age?.max, record.maxAge),
    ...(record.changedOn !== undefined && record.changedOn > study.lastChecked
      ? [{ field: 'lastChecked', ours: study.lastChecked, theirs: `changed on ${record.changedOn}` }]
      : []),
    ...siteDifferences(study, record),
  ]
}

type Told = string | number | undefined

/** Nothing where the register says nothing. */
function unlike(field: string, ours: Told, theirs: Told): Difference[] {
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
  return unlike('sites', listed(sites) || 'none', listed(theirs) || 'none')
}
