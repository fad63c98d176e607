export { ReadFailure } from './read-failure.tsx'
export { SiteToasts } from './site-toasts.tsx'
