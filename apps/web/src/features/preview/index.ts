export { PreviewBar, previewCatalog } from './preview-bar.tsx'
export { type PreviewRefusal, previewRefusalIn } from './preview-refusal.ts'
