import type { Study, StudySite } from '../../study/study.ts'
import type { Profile } from '../eligibility.ts'

export const paris = { latitude: 48.86, longitude: 2.35 }
export const lyon = { latitude: 45.76, longitude: 4.84 }

export function site(id: string, given: Partial<StudySite> = {}): StudySite {
  return { id, city: id, country: 'FR', place: paris, recruiting: true, sample: true, ...given }
}

/** A study open to everyone at one site in Paris, with the given fields replaced. */
export function study(given: Partial<Study> = {}): Study {
  return {
    code: 'PREDICTOM',
    name: 'PREDICTOM',
    slug: 'predictom',
    locale: 'fr',
    status: 'recruiting',
    lastChecked: '2026-11-20',
    kind: 'observational',
    registryIds: [],
    procedures: { lumbarPuncture: 'unknown', infusion: 'unknown', atHome: 'unknown' },
    criteria: [],
    sites: [site('paris')],
    ...given,
  }
}

/** A person in France without any other known fact. */
export function person(given: Partial<Profile> = {}): Profile {
  return { residence: 'FR', ...given }
}
