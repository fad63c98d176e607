import type { Block, BlockKind } from '@clairmemoire/cms-client/page'
import type { DrawingName } from '@clairmemoire/cms-client/drawing-name'

export const loadComposedParts = () => import('./composed-part.tsx')

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
