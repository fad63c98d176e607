import { expect, test } from 'vitest'
import { itemsOfList, type ListNode } from './nodes.ts'

const item = (text: string) => ({ type: 'list-item' as const, children: [{ type: 'text' as const, text }] })
const listOf = (...children: ListNode['children']): ListNode => ({ type: 'list', format: 'unordered', children })

test('a nested list belongs to the item before it', () => {
  const inner = listOf(item('à pied'))
  expect(itemsOfList(listOf(item('Bouger'), inner, item('Dormir')))).toEqual([
    { words: item('Bouger').children, lists: [inner] },
    { words: item('Dormir').children, lists: [] },
  ])
})

test('a nested list without an item before it is preserved', () => {
  const inner = listOf(item('à pied'))
  expect(itemsOfList(listOf(inner, item('Dormir')))).toEqual([
    { words: [], lists: [inner] },
    { words: item('Dormir').children, lists: [] },
  ])
})
