import type { Block, QuestionAndAnswer, QuestionsBlock, TextBlock } from '@clairmemoire/cms-client/block'
import type { HeadingNode, RichTextNode } from '@clairmemoire/cms-client/rich-text'

export interface PlacedQuestion extends QuestionAndAnswer {
  id: string
}

interface PlacedQuestions extends QuestionsBlock {
  items: readonly PlacedQuestion[]
}

export type PlacedNode = Exclude<RichTextNode, HeadingNode> | (HeadingNode & { id: string })

interface PlacedText extends TextBlock {
  text: readonly PlacedNode[]
}

/** A block with the ids that links lead to; one without a title has none of its own. */
export type PlacedBlock = (Exclude<Block, QuestionsBlock | TextBlock> | PlacedQuestions | PlacedText) & { id?: string }

/** Of a kind that is composed of titled things. */
export type ComposedBlock = Extract<
  PlacedBlock,
  { kind: 'steps' | 'cards' | 'people' | 'questions' | 'call-to-action' | 'pillars' | 'related-articles' }
>
