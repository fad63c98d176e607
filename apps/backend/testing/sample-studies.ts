import { sampleSites } from '@clairmemoire/studies/sample-sites'
import { studiesAt } from '@clairmemoire/studies/studies-at-sites'

/** The studies of an operator who has entered no site. */
export const sampleStudies = studiesAt(sampleSites)
