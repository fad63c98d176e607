/** What stands around a page to read, as one file that forms do without. */
export { PageFooter } from './page-footer.tsx'
export { PageBreadcrumb, PageHeader } from './page-header.tsx'
