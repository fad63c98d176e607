import { siteMap } from './site-map.ts'

/** The pattern of each page, by which it is named where no address may be: `/your-request`. */
export const pagePatterns: ReadonlySet<string> = new Set(siteMap.map(({ path }) => path))
