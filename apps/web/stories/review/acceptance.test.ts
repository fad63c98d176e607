import { expect, it } from 'vitest'
import { unaccepted, withAcceptance } from './acceptance.ts'

const button = { name: 'button.fr.390', seen: 'a1' }
const card = { name: 'card.en.1280', seen: 'gone' }

it('an accepted change stays accepted as long as it looks the same', () => {
  const text = withAcceptance('', [button, card], '')
  expect(unaccepted([button, card], text)).toEqual([])
  expect(unaccepted([{ ...button, seen: 'b2' }, card], text)).toEqual([{ ...button, seen: 'b2' }])
})

it('every change is unaccepted if nothing was accepted', () => {
  expect(unaccepted([button], '')).toEqual([button])
})

it('an acceptance replaces the earlier one but keeps its lines for pictures outside the review', () => {
  const earlier = withAcceptance('', [button, card], '')
  expect(withAcceptance(earlier, [], '')).toBe('')
  expect(withAcceptance(earlier, [{ ...button, seen: 'b2' }], 'button')).toBe('button.fr.390 b2\ncard.en.1280 gone\n')
})
