/** Small records in the shapes of the two registers, for tests; what they say of sites is made up. */
export { default as clinicalTrialsGovSample } from './clinical-trials-gov.json' with { type: 'json' }
export { default as ctisSample } from './ctis.json' with { type: 'json' }
export { default as sampleStudy } from './sample-study.json' with { type: 'json' }
