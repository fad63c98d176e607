import type { DrawingName } from './drawing-name.ts'
import type { ArticleLink, PersonEntry } from './entries.ts'
import type { Image, RichText } from './rich-text.ts'

/** A part of a page or article, each rendered by one component. Every title is optional, every list has an entry. */
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

/** The first sentences of a page, in larger type. */
export interface LeadBlock {
  kind: 'lead'
  text: string
}

export interface TextBlock {
  kind: 'text'
  text: RichText
}

/** Consecutive steps. */
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
  /** A warning concerns health or safety. */
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

/** The pillars of prevention, unordered. */
export interface PillarsBlock {
  kind: 'pillars'
  title?: string
  items: readonly TitledText[]
}

/** An easy-to-read text: one thought at a time, each with a drawing. */
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
  /** Absent without an allowed link. */
  action?: Action
}

export interface Action {
  label: string
  /** Allowed by `allowedLink`; on a page it may also be a fact, `{{contactPhone}}`. */
  href: string
}

export interface QuestionAndAnswer {
  question: string
  answer: RichText
}
