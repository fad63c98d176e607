import { expect, it } from 'vitest'
import { enteredSites, studySites } from './study-sites.ts'
import { boston, fileWith } from './testing/study-sites.ts'

/** The problems, which contain only the name of the file and not its folder. */
const problemsOf = (content: object | string) => {
  const { problems } = enteredSites({ STUDY_SITES_FILE: fileWith(content) })
  return problems.map((problem) => problem.replace(/\/\S+\//, ''))
}

it('a study has the sites that its operator entered', () => {
  const file = fileWith(`
# read out by the study team on 20 November
MK2214:
  - { id: boston, city: Boston, country: US, latitude: 42.36, longitude: -71.06, recruiting: true }
`)
  expect(studySites({ STUDY_SITES_FILE: ` ${file} ` })).toEqual({
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
  })
  expect(studySites({ STUDY_SITES_FILE: ' ' })).toEqual({})
})

it('all errors prevent the start, at once', () => {
  const file = fileWith({ MK2214: [{ ...boston, id: '!' }], PREDICTOM: [{ ...boston, id: '?' }] })
  expect(() => studySites({ STUDY_SITES_FILE: file })).toThrow(
    'STUDY_SITES_FILE: MK2214.0.id: is not written like boston-2.\nSTUDY_SITES_FILE: PREDICTOM.0.id: is not written like boston-2.',
  )
})

it.each([
  [
    'no YAML',
    'MK2214: [',
    'STUDY_SITES_FILE: study-sites.yaml is not valid YAML: Flow sequence in block collection must be sufficiently indented and end with a ] at line 1, column 10.',
  ],
  ['an empty file', '', 'STUDY_SITES_FILE: study-sites.yaml: Invalid type: Expected Object but received null.'],
  ['a list', [boston], 'STUDY_SITES_FILE: 0: Invalid type: Expected Array but received Object.'],
  [
    'a site without a number',
    { MK2214: [{ ...boston, latitude: undefined }] },
    'STUDY_SITES_FILE: MK2214.0.latitude: Invalid key: Expected "latitude" but received undefined.',
  ],
  [
    'a word instead of a number',
    { MK2214: [{ ...boston, longitude: '71 W' }] },
    'STUDY_SITES_FILE: MK2214.0.longitude: Invalid type: Expected number but received "71 W".',
  ],
  [
    'an unknown field',
    { MK2214: [{ ...boston, open: true }] },
    'STUDY_SITES_FILE: MK2214.0.open: Invalid key: Expected never but received "open".',
  ],
  [
    'an id that cannot be part of an address',
    { MK2214: [{ ...boston, id: 'Boston!' }] },
    'STUDY_SITES_FILE: MK2214.0.id: is not written like boston-2.',
  ],
])('%s is reported in one sentence', (_, content, sentence) => {
  expect(problemsOf(content)).toEqual([sentence])
})
