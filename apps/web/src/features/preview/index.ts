export { previewCatalog } from './catalog.ts'
export { PreviewBar } from './preview-bar.tsx'
export { type PreviewRefusal, previewRefusalIn } from './preview-refusal.ts'
