import type { DrawingName } from './drawing-name.ts'
import type { ArticleLink, PersonEntry } from './entries.ts'
import type { Image, RichText } from './rich-text.ts'

/** A part of a page or article, rendered by one component each. Every title is optional, every list has an entry. */
export type Block =
  | LeadBlock
  | TextBlock
  | StepsBlock
  | CardsBlock
  | PeopleBlock
  | QuestionsBlock
  | NoticeBlock
  | CallToActionBlock
  | FigureBlock
  | RelatedArticlesBlock
  | PillarsBlock
  | EasyReadBlock

export type BlockKind = Block['kind']

/** The first sentences of a page, set larger. */
export interface LeadBlock {
  kind: 'lead'
  text: string
}

export interface TextBlock {
  kind: 'text'
  text: RichText
}

/** What happens one after the other. */
export interface StepsBlock {
  kind: 'steps'
  title?: string
  items: readonly TitledText[]
}

export interface CardsBlock {
  kind: 'cards'
  title?: string
  items: readonly Card[]
}

export interface PeopleBlock {
  kind: 'people'
  title?: string
  people: readonly PersonEntry[]
}

export interface QuestionsBlock {
  kind: 'questions'
  title?: string
  items: readonly QuestionAndAnswer[]
}

export interface NoticeBlock {
  kind: 'notice'
  /** A warning is about health or safety. */
  tone: 'information' | 'warning'
  title?: string
  text: RichText
}

export interface CallToActionBlock {
  kind: 'call-to-action'
  title: string
  text?: string
  action: Action
}

export interface FigureBlock {
  kind: 'figure'
  image: Image
  caption?: string
}

export interface RelatedArticlesBlock {
  kind: 'related-articles'
  title?: string
  articles: readonly ArticleLink[]
}

/** The pillars of prevention, in no order of time. */
export interface PillarsBlock {
  kind: 'pillars'
  title?: string
  items: readonly TitledText[]
}

/** A text for whom reading is hard: one thought at a time, each beside its drawing. */
export interface EasyReadBlock {
  kind: 'easy-read'
  title?: string
  items: readonly DrawnText[]
}

export interface DrawnText {
  drawing: DrawingName
  title: string
  text: RichText
}

export interface TitledText {
  title: string
  text: string
}

export interface Card extends TitledText {
  /** Absent where the link was none that is allowed. */
  action?: Action
}

export interface Action {
  label: string
  /** One that `allowedLink` lets through; on a page also a fact, `{{contactPhone}}`. */
  href: string
}

export interface QuestionAndAnswer {
  question: string
  answer: RichText
}
