import type { Block, BlockKind } from '@clairmemoire/cms-client/block'
import type { DrawingName } from '@clairmemoire/cms-client/drawing-name'

export const loadComposedParts = () => import('./composed-part.tsx')

/** Every text has these; their code comes with the page. */
const simple: ReadonlySet<BlockKind> = new Set(['lead', 'text', 'notice', 'figure'])

/** Fetches the code that blocks need beside that of their page, so that none of it is missing when a page is opened from another one. */
export async function loadPartsOf(blocks: readonly Block[]): Promise<void> {
  if (blocks.some(({ kind }) => !simple.has(kind))) await loadComposedParts()
}

/** The file of a drawing, which easy texts have too. */
export async function loadDrawing(name: DrawingName | undefined): Promise<string | undefined> {
  return name && (await loadComposedParts()).drawingFiles[name]
}
