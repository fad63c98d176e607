import { type Profile, rankStudies } from '@clairmemoire/domain/eligibility'
import type { Study, StudySite } from '@clairmemoire/domain/study'
import { searchStudies } from '@clairmemoire/domain/study-search'
import { studies } from '@clairmemoire/studies'
import type { Measure } from './measure.ts'
import { median } from './measure.ts'

const sitesOfAStudy = 20
const runs = 201

const profile: Profile = {
  age: 72,
  stages: { among: ['mci'], open: 'unknown' },
  knownDementia: false,
  studyPartner: true,
  mri: true,
  conditions: { named: [], others: 'none' },
  treatments: { named: [], others: 'none' },
  place: { latitude: 48.86, longitude: 2.38 },
  residence: 'FR',
}

/** Milliseconds to judge and order studies for one person, and to search them for one visitor of the catalogue. */
export function ranking(count: number): Measure[] {
  const some = generatedStudies(count)
  const many = `${count.toLocaleString('en')} studies`
  const target = count >= 5000 ? { target: { atMost: 50 } } : {}
  const { place, age } = profile
  return [
    {
      what: `judging and ordering ${many} for a person`,
      value: timeOf(() => rankStudies(some, profile)),
      unit: 'ms',
      ...target,
    },
    {
      what: `searching ${many} for a visitor`,
      value: timeOf(() =>
        searchStudies(some, { country: 'FR', place, age: age === 'declined' ? undefined : age, noInfusion: true }),
      ),
      unit: 'ms',
    },
  ]
}

function timeOf(work: () => unknown): number {
  return median(
    Array.from({ length: runs }, () => {
      const begun = performance.now()
      work()
      return performance.now() - begun
    }),
  )
}

/** The criteria of the register's studies, in turn, at invented sites over both countries. */
function generatedStudies(count: number): Study[] {
  return Array.from({ length: count }, (_, index) => {
    const study = studies[index % studies.length]
    if (study === undefined) throw new Error('The register is empty.')
    return {
      ...study,
      status: 'recruiting',
      sites: Array.from({ length: sitesOfAStudy }, (_, site) => siteAt(index, site)),
    }
  })
}

function siteAt(study: number, site: number): StudySite {
  const step = study * sitesOfAStudy + site
  const isFrench = step % 2 === 0
  return {
    id: `site-${site}`,
    city: 'Sample',
    country: isFrench ? 'FR' : 'US',
    place: isFrench
      ? { latitude: 43 + (step % 70) / 10, longitude: -1 + (step % 80) / 10 }
      : { latitude: 30 + (step % 150) / 10, longitude: -120 + (step % 450) / 10 },
    recruiting: true,
    sample: true,
  }
}
