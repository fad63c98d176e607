import { expect, it } from 'vitest'
import { hostName, productName } from './product.ts'

it('the host name is the name of the product without accents', () => {
  expect(productName.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()).toBe(hostName)
})
