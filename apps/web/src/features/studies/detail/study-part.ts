import type { PlaceboChance, VisitTag } from '@clairmemoire/cms-client/study'
import type { CriteriaItem } from '@clairmemoire/ui/criteria-list'
import type { ExplainedText } from '../../../blocks/index.ts'
import type { FactLine } from '../../../study-entries/index.ts'
import type { Reference } from './registration.copy.ts'

/** A text whose hard words are explained at their first occurrence. */
export type Line = readonly ExplainedText[]

/** A step of the visits as texts; see `Timeline`. */
export interface VisitStep {
  when: string
  about?: string
  text: Line
  tags?: readonly string[]
  /** Selects the drawing. */
  drawing?: VisitDrawing
}

export type VisitDrawing = Exclude<VisitTag, 'questionnaires'> | 'home'

/** A titled section of a study page; its fields are displayed in this order. */
export interface Passage {
  title: string
  criteria?: readonly (CriteriaItem & { id: string; text: string })[]
  visits?: readonly VisitStep[]
  chance?: PlaceboChance
  paragraphs?: readonly Line[]
  list?: readonly Line[]
  links?: readonly Reference[]
  /** Sections one heading level lower. */
  passages?: readonly Passage[]
  /** Sections one heading level lower, folded under their titles. */
  folded?: readonly FoldedPassage[]
  /** Displayed in a box at the end. */
  facts?: readonly FactLine[]
}

/** `id` identifies the text, so that a link to it unfolds it. */
export interface FoldedPassage extends Passage {
  id: string
}

export interface StudyPart extends Passage {
  /** Id of the heading, for the table of contents. */
  id: string
  /** Whether it is part of the printed sheet. */
  isShort?: boolean
  /** Whether it is displayed in a box. */
  isBoxed?: boolean
}
