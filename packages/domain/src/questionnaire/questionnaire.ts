export { type AnswerProblem, checkAnswer, maxLength } from './check-answer.ts'
export {
  currentQuestion,
  mayVisit,
  missingAnswers,
  needsHelpNow,
  possibleQuestions,
  relevantAnswers,
  shownQuestions,
} from './progress.ts'
export type {
  Answers,
  AnswerValue,
  Question,
  Questionnaire,
  QuestionOption,
  QuestionValidation,
  ShowIf,
  Wording,
} from './question.ts'
export { answerTo, shortForm } from './question.ts'
