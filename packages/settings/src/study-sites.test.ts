import { expect, it } from 'vitest'
import { enteredSites, studySites } from './study-sites.ts'
import { boston, fileWith, paris, studies } from './testing/study-sites.ts'

const samples = { MK2214: [], PREDICTOM: [] }
/** With the name of the file alone. */
const problemsOf = (content: object | string) => {
  const { problems } = enteredSites({ STUDY_SITES_FILE: fileWith(content) }, studies)
  return problems.map((problem) => problem.replace(/\/\S+\//, ''))
}

it('a study is where its operator says, and where samples say as long as nobody has said', () => {
  const file = fileWith(`
# read out by the study team on 20 November
MK2214:
  - { id: boston, city: Boston, country: US, latitude: 42.36, longitude: -71.06, recruiting: true }
`)
  expect(studySites({ STUDY_SITES_FILE: ` ${file} ` }, studies, samples)).toEqual({
    MK2214: [
      {
        id: 'boston',
        city: 'Boston',
        country: 'US',
        place: { latitude: 42.36, longitude: -71.06 },
        recruiting: true,
        sample: false,
      },
    ],
    PREDICTOM: [],
  })
  expect(studySites({ STUDY_SITES_FILE: ' ' }, studies, samples)).toEqual(samples)
})

it('what is wrong refuses the start, all at once', () => {
  const file = fileWith({ MK2214: [], PREDICTOM: [] })
  expect(() => studySites({ STUDY_SITES_FILE: file }, studies, samples)).toThrow(
    'STUDY_SITES_FILE: MK2214: sites: is empty.\nSTUDY_SITES_FILE: PREDICTOM: sites: is empty.',
  )
})

it.each([
  [
    'no YAML',
    'MK2214: [',
    'STUDY_SITES_FILE: study-sites.yaml is no YAML: Flow sequence in block collection must be sufficiently indented and end with a ] at line 1, column 10.',
  ],
  ['an empty file', '', 'STUDY_SITES_FILE: study-sites.yaml: Invalid type: Expected Object but received null.'],
  ['a list', [boston], 'STUDY_SITES_FILE: 0: Invalid type: Expected Array but received Object.'],
  [
    'a code of no study',
    { MK2215: [boston] },
    'STUDY_SITES_FILE: MK2215 is no code of a study; there are MK2214, PREDICTOM.',
  ],
  [
    'a site without a number',
    { MK2214: [{ ...boston, latitude: undefined }] },
    'STUDY_SITES_FILE: MK2214.0.latitude: Invalid key: Expected "latitude" but received undefined.',
  ],
  [
    'a word for a number',
    { MK2214: [{ ...boston, longitude: '71 W' }] },
    'STUDY_SITES_FILE: MK2214.0.longitude: Invalid type: Expected number but received "71 W".',
  ],
  [
    'a field that nobody knows',
    { MK2214: [{ ...boston, open: true }] },
    'STUDY_SITES_FILE: MK2214.0.open: Invalid key: Expected never but received "open".',
  ],
  [
    'an id that is no part of an address',
    { MK2214: [{ ...boston, id: 'Boston!' }] },
    'STUDY_SITES_FILE: MK2214.0.id: is not written like boston-2.',
  ],
  ['one id twice', { MK2214: [boston, boston] }, 'STUDY_SITES_FILE: MK2214: sites.boston: is there twice.'],
  [
    'a study that takes people in at no site',
    { MK2214: [{ ...boston, recruiting: false }] },
    'STUDY_SITES_FILE: MK2214: sites: none takes people in, while the study does.',
  ],
  [
    'a site in a country that nobody is called from',
    { MK2214: [boston, paris] },
    'STUDY_SITES_FILE: MK2214: sites.paris.country: must be US, where people of this study are called.',
  ],
  [
    'latitude and longitude the wrong way round',
    { PREDICTOM: [{ ...paris, latitude: paris.longitude, longitude: paris.latitude }] },
    'STUDY_SITES_FILE: PREDICTOM: sites.paris: latitude and longitude are not in FR.',
  ],
])('%s is told in one sentence', (_, content, sentence) => {
  expect(problemsOf(content)).toEqual([sentence])
})
