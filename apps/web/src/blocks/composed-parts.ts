export const loadComposedParts = () => import('./composed-part.tsx')
