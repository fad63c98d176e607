import { createI18n } from '@clairmemoire/i18n/catalog'
import { expect, test } from 'vitest'
import { registration } from './registration.copy.ts'

const pageOf = (id: string) => registration(id, createI18n('fr')).href

test('American and European numbers link to the study in their registers', () => {
  expect(pageOf('NCT07033494')).toBe('https://clinicaltrials.gov/study/NCT07033494')
  expect(pageOf('2024-519190-19-00')).toBe('https://euclinicaltrials.eu/ctis-public/view/2024-519190-19-00')
})

test.each(['U1111-1314-8296', 'IRAS 1011275', 'NCT0703349', '', 'NCT07033494/../x'])('%j has no link', (id) => {
  expect(pageOf(id)).toBeUndefined()
})

test('a number of an unknown register is shown unchanged', () => {
  expect(registration('X 1', createI18n('fr'))).toEqual({ text: 'X 1' })
})
