export { yourRequestCopy } from './your-request.copy.ts'
export { YourRequestPage } from './your-request-page.tsx'
