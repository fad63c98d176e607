import type { PlaceboChance, VisitTag } from '@clairmemoire/cms-client/study'
import type { CriteriaItem } from '@clairmemoire/ui/criteria-list'
import type { ExplainedText } from '../../../blocks/index.ts'
import type { FactLine } from '../../../study-entries/index.ts'
import type { Reference } from './registration.copy.ts'

/** A text; hard words are explained where they are first read. */
export type Line = readonly ExplainedText[]

/** A step of the visits in words; see `Timeline`. */
export interface VisitStep {
  when: string
  about?: string
  text: Line
  tags?: readonly string[]
  /** What it is drawn by. */
  drawing?: VisitDrawing
}

export type VisitDrawing = Exclude<VisitTag, 'questionnaires'> | 'home'

/** Some of the page of a study below a heading, with what it has, in this order. */
export interface Passage {
  title: string
  criteria?: readonly (CriteriaItem & { id: string; text: string })[]
  visits?: readonly VisitStep[]
  chance?: PlaceboChance
  paragraphs?: readonly Line[]
  list?: readonly Line[]
  links?: readonly Reference[]
  /** One level below it. */
  passages?: readonly Passage[]
  /** One level below it, each opened by its title. */
  folded?: readonly FoldedPassage[]
  /** In a box, below all else. */
  facts?: readonly FactLine[]
}

/** The `id` is that of its text, which a link to it opens. */
export interface FoldedPassage extends Passage {
  id: string
}

export interface StudyPart extends Passage {
  /** Of its heading, for the table of contents. */
  id: string
  /** It stands on the sheet to take along. */
  isShort?: boolean
  /** In a box of its own. */
  isBoxed?: boolean
}
