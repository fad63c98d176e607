export { type FinderResult, finderPart, finderResultIn } from './finder-result.ts'
export { eraseOwnResult, isResultId, keepOwnResult, openOwnResult, ownResultPart, selfTestPart } from './own-result.ts'
