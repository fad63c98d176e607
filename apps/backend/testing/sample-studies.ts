import { studiesAt } from '@clairmemoire/studies'
import { sampleSites } from '@clairmemoire/studies/sample-sites'

/** The studies of an operator who has entered no site. */
export const sampleStudies = studiesAt(sampleSites)
