import { Stack } from '@clairmemoire/ui/stack'
import { BlockPart } from './block-part.tsx'
import type { PlacedBlock } from './placed-block.ts'

/** What an editor composed, from data that came with the page; it fetches nothing. A block of a kind that it does not know is left out. */
export function Blocks({ blocks }: { blocks: readonly PlacedBlock[] }) {
  return (
    <Stack>
      {blocks.map((block, index) => (
        <BlockPart key={index} block={block} />
      ))}
    </Stack>
  )
}
