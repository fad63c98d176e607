export { CarryOver } from './carry/carry-over.tsx'
export { type FinderAnswers, type FinderResult, finderAnswersIn, finderResultIn } from './finder-result.ts'
export { finderPart, storedCountryIn } from './stored-country.ts'
export {
  earlierResultsPart,
  eraseEarlierResults,
  saveEarlierResults,
  saveOwnResult,
  extendOwnResult,
  saveRelativeLink,
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
