import type { InlineNode, ListNode } from './nodes.ts'

/** An item with the lists that belong under it. */
interface Item {
  words: readonly InlineNode[]
  lists: readonly ListNode[]
}

/** A list as it is nested on a page; a list that stands before every item gets one without words. */
export function itemsOfList({ children }: ListNode): readonly Item[] {
  return children.reduce<readonly Item[]>((items, child) => {
    if (child.type === 'list-item') return [...items, { words: child.children, lists: [] }]
    const { words, lists } = items.at(-1) ?? { words: [], lists: [] }
    return [...items.slice(0, -1), { words, lists: [...lists, child] }]
  }, [])
}
