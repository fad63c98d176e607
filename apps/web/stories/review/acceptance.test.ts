import { expect, it } from 'vitest'
import { acceptanceOf, unaccepted } from './acceptance.ts'

const button = { name: 'button.fr.390', seen: 'a1' }
const card = { name: 'card.en.1280', seen: 'gone' }

it('what was accepted stays accepted as long as it is seen so', () => {
  const text = acceptanceOf([button, card])
  expect(unaccepted([button, card], text)).toEqual([])
  expect(unaccepted([{ ...button, seen: 'b2' }, card], text)).toEqual([{ ...button, seen: 'b2' }])
})

it('without an acceptance every change is open', () => {
  expect(unaccepted([button], '')).toEqual([button])
})
