import type { Block, QuestionAndAnswer, QuestionsBlock } from '@clairmemoire/cms-client/block'

export interface PlacedQuestion extends QuestionAndAnswer {
  id: string
}

interface PlacedQuestions extends QuestionsBlock {
  items: readonly PlacedQuestion[]
}

/** A block with the ids that links lead to; one without a title has none of its own. */
export type PlacedBlock = (Exclude<Block, QuestionsBlock> | PlacedQuestions) & { id?: string }

/** Of a kind that is composed of titled things. */
export type ComposedBlock = Extract<
  PlacedBlock,
  { kind: 'steps' | 'cards' | 'people' | 'questions' | 'call-to-action' | 'pillars' | 'related-articles' }
>
