import type { PlaceboChance, VisitTag } from '@clairmemoire/cms-client/study'
import type { CriteriaItem } from '@clairmemoire/ui/criteria-list'
import type { ExplainedText } from '../../../blocks/index.ts'
import type { FactLine } from '../../../study-entries/index.ts'
import type { Reference } from './registration.copy.ts'

/** A text whose hard words are explained where they first occur. */
export type Line = readonly ExplainedText[]

/** The texts of one step of the visits; see `Timeline`. */
export interface VisitStep {
  when: string
  about?: string
  text: Line
  tags?: readonly string[]
  /** Selects the drawing. */
  drawing?: VisitDrawing
}

export type VisitDrawing = Exclude<VisitTag, 'questionnaires'> | 'home'

/** A section of a study page with a title. Its fields are displayed in this order. */
export interface Passage {
  title: string
  criteria?: readonly (CriteriaItem & { id: string; text: string })[]
  visits?: readonly VisitStep[]
  chance?: PlaceboChance
  paragraphs?: readonly Line[]
  list?: readonly Line[]
  links?: readonly Reference[]
  /** Sections whose headings are one level lower. */
  passages?: readonly Passage[]
  /** Folded sections whose headings are one level lower. */
  folded?: readonly FoldedPassage[]
  /** Facts in a box at the end. */
  facts?: readonly FactLine[]
}

/** A folded section; a link to its `id` unfolds it. */
export interface FoldedPassage extends Passage {
  id: string
}

export interface StudyPart extends Passage {
  /** The id of the heading, which the table of contents links. */
  id: string
  /** Whether the part is on the printed sheet. */
  isShort?: boolean
  /** Whether the part is displayed in a box. */
  isBoxed?: boolean
}
