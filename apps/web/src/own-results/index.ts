export { CarryOver } from './carry/carry-over.tsx'
export { type FinderAnswers, type FinderResult, finderAnswersIn, finderResultIn } from './finder-result.ts'
export { finderPart, keptCountryIn } from './kept-country.ts'
export { keptKeyPart, keyAt, ownRequest } from './kept-key.ts'
export { OpeningView, StaffPage, type StaffViewProps, useLoadedView } from './loaded-view.tsx'
export { LoadedDisclosure, OwnPage, type OwnViewProps } from './own-page.tsx'
export {
  earlierResultsPart,
  eraseEarlierResults,
  keepEarlierResults,
  keepOwnResult,
  keepOwnResultLonger,
  keepRelativeLink,
  type OwnAnswers,
  openEarlierResults,
  openOwnAnswers,
  openOwnResult,
  openRelativeLink,
  ownResult,
  ownResultPart,
  relativeLinkPart,
  restOfTest,
  selfTestPart,
} from './own-result.ts'
export { useGivenKey } from './use-kept-key.ts'
