import type { DrawingName } from '@clairmemoire/cms-client/drawing-name'
import type { Block, BlockKind } from '@clairmemoire/cms-client/page'
import { Stack } from '@clairmemoire/ui/layout'
import { Notice } from '@clairmemoire/ui/notice'
import { Lead } from '@clairmemoire/ui/prose'
import { Figure, RichText } from '@clairmemoire/ui/rich-text'
import { lazy, Suspense } from 'react'
import { linkTo } from './link-to.tsx'
import type { PlacedBlock } from './placed-blocks.ts'

const loadComposedParts = () => import('./composed-part.tsx')

/** Kinds of blocks whose code is part of every content page, because most texts have them. */
const simple: ReadonlySet<BlockKind> = new Set(['lead', 'text', 'notice', 'figure'])

/** Loads the code for all other kinds of blocks, so that it is there before the router shows the page. */
export async function loadPartsOf(blocks: readonly Pick<Block, 'kind'>[]): Promise<void> {
  if (blocks.some(({ kind }) => !simple.has(kind))) await loadComposedParts()
}

/** Loads the address of a drawing, which an easy-to-read text may have too. */
export async function loadDrawing(name: DrawingName | undefined): Promise<string | undefined> {
  return name && (await loadComposedParts()).drawingFiles[name]
}

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
