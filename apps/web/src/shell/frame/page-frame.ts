/** Header, breadcrumb and footer of content pages, in one file that forms do not load, and their texts. */
export { frameCatalog } from './catalog.ts'
export { PageFooter } from './page-footer.tsx'
export { PageBreadcrumb, PageHeader } from './page-header.tsx'
