export { DeviceTransfer } from './carry/device-transfer.tsx'
export { type FinderAnswers, type FinderResult, finderAnswersIn, finderResultIn } from './finder-result.ts'
export { finderPart, storedCountryIn } from './stored-country.ts'
export {
  earlierResultsPart,
  eraseEarlierResults,
  saveEarlierResults,
  saveOwnResultId,
  extendOwnResult,
  saveLinkForRelative,
  type OwnAnswers,
  openEarlierResults,
  openOwnAnswers,
  openOwnResultId,
  openLinkForRelative,
  ownResultKey,
  ownResultPart,
  linkForRelativePart,
  remainingQuestionsStage,
  selfTestPart,
} from './own-result.ts'
