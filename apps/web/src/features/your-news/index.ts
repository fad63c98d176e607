export { yourNewsCopy } from './your-news.copy.ts'
export { YourNewsPage } from './your-news-page.tsx'
