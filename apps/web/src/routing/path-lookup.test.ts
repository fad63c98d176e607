import { describe, expect, test } from 'vitest'
import { createPathLookup } from './path-lookup.ts'
import { type Page, pageOf } from './site-map.ts'

const pageAt = (path: string, aliases: readonly string[] = []): Page => ({ ...pageOf('Home'), path, aliases })

const step = pageAt('/preconsultation/:step')
const contact = pageAt('/preconsultation/contact', ['/preconsultation/joindre'])
const study = pageAt('/studies/:study/:part')
const registration = pageAt('/studies/:study/registration')
const archive = pageAt('/studies/archive/:part')
const place = createPathLookup([step, contact, study, registration, archive])

describe('a path that is spelled out comes before a parameter', () => {
  test.each([
    ['/preconsultation/contact', contact, {}],
    ['/preconsultation/contact/', contact, {}],
    ['/preconsultation/joindre', contact, {}],
    ['/preconsultation/2', step, { step: '2' }],
    ['/studies/a/registration', registration, { study: 'a' }],
    ['/studies/a/b', study, { study: 'a', part: 'b' }],
    ['/studies/archive/registration', archive, { part: 'registration' }],
  ])('%s', (path, page, params) => {
    expect(place(path)).toEqual({ page, params })
  })
})

test('the name of a parameter is no value of it', () => {
  expect(place('/preconsultation/')).toBeUndefined()
  expect(place('/studies/archive')).toBeUndefined()
})
