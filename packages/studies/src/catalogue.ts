import type { Locale } from '@clairmemoire/domain/locale'
import type { StudyCode, StudyListing } from '@clairmemoire/domain/study'

import { listing as mindset2 } from './mindset-2/listing.ts'
import { listing as mk2214 } from './mk2214/listing.ts'
import { listing as preciseAd } from './precise-ad/listing.ts'
import { listing as predictom } from './predictom/listing.ts'
import { listing as trailblazer } from './trailblazer/listing.ts'
import { listing as trontier1 } from './trontier-1/listing.ts'

/** Every study, in the order of the catalogues. Small, for every page needs the addresses of studies. */
export const catalogue: readonly StudyListing[] = [mk2214, trailblazer, preciseAd, mindset2, trontier1, predictom]

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
