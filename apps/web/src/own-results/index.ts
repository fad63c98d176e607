export { CarryOver } from './carry/carry-over.tsx'
export {
  earlierResultsPart,
  eraseEarlierResults,
  keepEarlierResults,
  openEarlierResults,
} from './earlier-results.ts'
export { type FinderAnswers, finderAnswersIn } from './finder-answers.ts'
export { type FinderResult, finderPart, finderResultIn } from './finder-result.ts'
export { keptKeyPart, ownRequest } from './kept-key.ts'
export { type OwnAnswers, openOwnAnswers } from './own-answers.ts'
export {
  keepOwnResult,
  keepOwnResultLonger,
  ownResult,
  ownResultPart,
  relativeLinkPart,
  selfTestPart,
} from './own-result.ts'
export { keepRelativeLink, openRelativeLink } from './relative-link.ts'
export { resultIdAt } from './result-id.ts'
export { useKeptKey } from './use-kept-key.ts'
export { useLoadedView } from './use-loaded-view.ts'
