/** Header, breadcrumb and footer of content pages, in one file that forms do not load. */
export { PageFooter } from './page-footer.tsx'
export { PageBreadcrumb, PageHeader } from './page-header.tsx'
