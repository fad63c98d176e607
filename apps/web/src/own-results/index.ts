export { CarryOver } from './carry/carry-over.tsx'
export {
  earlierResultsPart,
  eraseEarlierResults,
  keepEarlierResults,
  openEarlierResults,
} from './earlier-results.ts'
export { type FinderResult, finderPart, finderResultIn } from './finder-result.ts'
export { eraseOwnResult, keepOwnResult, openOwnResult, ownResultPart, selfTestPart } from './own-result.ts'
export { isResultId } from './result-id.ts'
