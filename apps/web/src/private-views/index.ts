export { isKey, type StoredKey, storedKey, keyAt, ownRequest } from './stored-key.ts'
export { LoadedDisclosure, OpeningView, PrivatePage, type PrivateViewProps, useLoadedView } from './private-page.tsx'
export { StaffPage, type StaffViewProps } from './staff-page.tsx'
export { useGivenKey } from './use-stored-key.ts'
