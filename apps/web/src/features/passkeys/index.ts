export { passkeysCopy } from './passkeys.copy.ts'
export { PasskeysPage } from './passkeys-page.tsx'
