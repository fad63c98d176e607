import { wordsOf } from '@clairmemoire/cms-client/rich-text'
import type { PlacedBlock } from '../../blocks/index.ts'

/** A part of a guide: a heading and its content. The part before the first heading has no title. */
export interface GuideStep {
  title: string | undefined
  blocks: readonly PlacedBlock[]
}

/** Each heading of level 2 begins a step. */
export function guideSteps(blocks: readonly PlacedBlock[]): readonly GuideStep[] {
  return blocks.flatMap(splitAtHeadings).reduce<readonly GuideStep[]>((steps, next) => {
    const last = steps.at(-1)
    if (next.title !== undefined || last === undefined) return [...steps, next]
    return [...steps.slice(0, -1), { ...last, blocks: [...last.blocks, ...next.blocks] }]
  }, [])
}

function splitAtHeadings(block: PlacedBlock): GuideStep[] {
  if (block.kind !== 'text') return [{ title: undefined, blocks: [block] }]
  return block.text.map((node) =>
    node.type === 'heading' && node.level === 2
      ? { title: wordsOf(node.children), blocks: [] }
      : { title: undefined, blocks: [{ ...block, text: [node] }] },
  )
}
