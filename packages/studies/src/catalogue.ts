import type { Locale } from '@clairmemoire/domain/locale'
import type { StudyCode, StudyListing } from '@clairmemoire/domain/study'

/** Every study by its slug, in the order of the catalogues. Small, for every page needs the addresses of studies. */
export const listings = {
  mk2214: { code: 'MK2214', name: 'MK-2214', slug: 'mk2214', locale: 'en' },
  trailblazer: { code: 'TRAILBLAZER', name: 'TRAILBLAZER', slug: 'trailblazer', locale: 'en' },
  'precise-ad': { code: 'PRECISE_AD', name: 'PRECISE-AD', slug: 'precise-ad', locale: 'en' },
  'mindset-2': { code: 'MINDSET_2', name: 'MINDSET-2', slug: 'mindset-2', locale: 'en' },
  'trontier-1': { code: 'TRONTIER_1', name: 'TRONTIER-1', slug: 'trontier-1', locale: 'en' },
  predictom: { code: 'PREDICTOM', name: 'PREDICTOM', slug: 'predictom', locale: 'fr' },
} as const satisfies Record<string, StudyListing>

/** The same in a list. */
export const catalogue: readonly StudyListing[] = Object.values(listings)

/** The studies that a locale's site shows and matches (R3-02, R3-03, A-08). */
export function catalogueOf(locale: Locale): readonly StudyListing[] {
  return catalogue.filter((study) => study.locale === locale)
}

/** Exact: a slug in another case, or the code itself, names no study. */
export function studyOfSlug(slug: string): StudyListing | undefined {
  return catalogue.find((study) => study.slug === slug)
}

/** Exact; undefined for a code that is of no study here, such as the no-match code. */
export function listingOf(code: StudyCode): StudyListing | undefined {
  return catalogue.find((study) => study.code === code)
}

/** A code that is of no study here is its own name. */
export function studyName(code: StudyCode): string {
  return listingOf(code)?.name ?? code
}
