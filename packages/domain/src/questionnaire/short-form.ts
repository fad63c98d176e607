/** What the short form asks of these questions; nothing where none is marked. */
export function shortForm<Asked extends { questions: readonly { short?: boolean }[] }>(questionnaire: Asked): Asked {
  return { ...questionnaire, questions: questionnaire.questions.filter(({ short }) => short) }
}
