import { productName } from '@clairmemoire/domain/product'
import type { BreadcrumbList } from 'schema-dts'
import type { ToldPage } from '../told-page.ts'

/** The way to the page that stands above it (WCAG 2.4.8). */
export function breadcrumbData({ origin, url, text, parent }: ToldPage): BreadcrumbList {
  const way = [
    { name: productName, item: `${origin}/` },
    ...(parent ? [{ name: parent.title, item: parent.url }] : []),
    { name: text.title, item: url },
  ]
  return {
    '@type': 'BreadcrumbList',
    itemListElement: way.map(({ name, item }, index) => ({ '@type': 'ListItem', position: index + 1, name, item })),
  }
}
