import { expect, it } from 'vitest'
import { nameSamples } from '../contact-samples/contact-samples.ts'
import { isPersonName } from './person-name.ts'

it.each(nameSamples)('%j is the name of a person: %s', (text, isName) => {
  expect(isPersonName(text)).toBe(isName)
})
