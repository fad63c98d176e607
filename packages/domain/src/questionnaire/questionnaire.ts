export { type AnswerProblem, checkAnswer, maxLength } from './check-answer.ts'
export { currentQuestion, mayVisit, missingAnswers, relevantAnswers } from './progress.ts'
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
export { needsHelpNow, shownQuestions } from './shown-questions.ts'
