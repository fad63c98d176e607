export { isKey, type StoredKey, storedKey, keyAt, ownRequestKey } from './stored-key.ts'
export {
  LoadedDisclosure,
  OpeningView,
  PrivatePage,
  type PrivateViewProps,
  useGivenKey,
  useLoadedView,
} from './private-page.tsx'
export { StaffPage, type StaffViewProps } from './staff-page.tsx'
