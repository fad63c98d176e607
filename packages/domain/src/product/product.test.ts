import { expect, it } from 'vitest'
import { hostName, productName } from './product.ts'

it('names its hosts after the product, without accents', () => {
  expect(productName.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()).toBe(hostName)
})
