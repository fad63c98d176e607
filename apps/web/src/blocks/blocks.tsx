import { Stack } from '@clairmemoire/ui/layout'
import { Notice } from '@clairmemoire/ui/notice'
import { Lead } from '@clairmemoire/ui/prose'
import { Figure, RichText } from '@clairmemoire/ui/rich-text'
import { lazy, Suspense } from 'react'
import { linkTo } from './link-to.tsx'
import { loadComposedParts } from './load-parts.ts'
import type { PlacedBlock } from './placed-blocks.ts'

const ComposedPart = lazy(async () => ({ default: (await loadComposedParts()).ComposedPart }))

/** Renders the blocks of an editor from data that the page already has. A block of an unknown kind is omitted. */
export function Blocks({ blocks }: { blocks: readonly PlacedBlock[] }) {
  return (
    <Stack>
      {blocks.map((block, index) => (
        <BlockPart key={index} block={block} />
      ))}
    </Stack>
  )
}

/** Renders one block with the component for its kind. */
function BlockPart({ block }: { block: PlacedBlock }) {
  // oxlint-disable-next-line typescript/switch-exhaustiveness-check -- the type of the last case proves that all other kinds are composed
  switch (block.kind) {
    case 'lead':
      return <Lead>{block.text}</Lead>
    case 'text':
      return <RichText nodes={block.text} link={linkTo} />
    case 'notice':
      return (
        <Notice tone={block.tone === 'warning' ? 'warning' : 'info'} title={block.title}>
          <RichText nodes={block.text} link={linkTo} highest={3} />
        </Notice>
      )
    case 'figure':
      return <Figure image={block.image} caption={block.caption} />
    default:
      return (
        <Suspense>
          <ComposedPart block={block} />
        </Suspense>
      )
  }
}
