/** Small test records in the shape of the two registers, with made-up sites. */
export { default as clinicalTrialsGovSample } from './clinical-trials-gov.json' with { type: 'json' }
export { default as ctisSample } from './ctis.json' with { type: 'json' }
export { default as sampleStudy } from './sample-study.json' with { type: 'json' }
