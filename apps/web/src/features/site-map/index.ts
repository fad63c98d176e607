export { siteMapLoader } from './load-site-map.ts'
export { SiteMapPage } from './site-map-page.tsx'
