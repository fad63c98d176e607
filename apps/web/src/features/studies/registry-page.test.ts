import { expect, test } from 'vitest'
import { registryPage } from './registry-page.ts'

test('an American and a European number lead to the page of the study in their register', () => {
  expect(registryPage('NCT07033494')?.href).toBe('https://clinicaltrials.gov/study/NCT07033494')
  expect(registryPage('2024-519190-19-00')?.href).toBe('https://euclinicaltrials.eu/ctis-public/view/2024-519190-19-00')
})

test.each(['U1111-1314-8296', 'IRAS 1011275', 'NCT0703349', '', 'NCT07033494/../x'])('%j leads nowhere', (id) => {
  expect(registryPage(id)).toBeUndefined()
})
