import { sampleStudies } from '@clairmemoire/cms-client/testing/repository-studies'
import type { Locale } from '@clairmemoire/domain/locale'
import { studiesOf } from '@clairmemoire/domain/studies'

/** The studies that a site shows. */
export const studiesOfSite = (site: Locale) => studiesOf(site, sampleStudies)
