import type { Block, BlockKind } from '@clairmemoire/cms-client/page'
import type { DrawingName } from '@clairmemoire/cms-client/drawing-name'

export const loadComposedParts = () => import('./composed-part.tsx')

/** Kinds that every text has; their code is part of the page. */
const simple: ReadonlySet<BlockKind> = new Set(['lead', 'text', 'notice', 'figure'])

/** Loads the code of further kinds of blocks, so that none is missing when the router opens a page. */
export async function loadPartsOf(blocks: readonly Pick<Block, 'kind'>[]): Promise<void> {
  if (blocks.some(({ kind }) => !simple.has(kind))) await loadComposedParts()
}

/** Loads the file of a drawing, which easy-to-read texts have too. */
export async function loadDrawing(name: DrawingName | undefined): Promise<string | undefined> {
  return name && (await loadComposedParts()).drawingFiles[name]
}
