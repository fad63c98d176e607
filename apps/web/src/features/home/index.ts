import { pageData } from '../../routing/page-loader.ts'
import { homePageData } from './home-page-data.ts'

export const loadHome = pageData(__PAGE_DATA__ && (({ context }) => homePageData(context)))

export { HomePage } from './home-page.tsx'
