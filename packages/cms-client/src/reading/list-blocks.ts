import * as v from 'valibot'
import type { Block, Card, QuestionAndAnswer, TitledText } from '../block.ts'
import { readAction } from './action.ts'
import { readArticleLinks } from './article-link.ts'
import { allRelated, type Attributes } from './envelope.ts'
import * as fields from './fields.ts'
import { readPersonEntry } from './person.ts'
import { leaveOut, type Place, within } from './place.ts'
import { read, readEach } from './read.ts'
import { readRichText } from './rich-text.ts'
import { readTitle } from './titled.ts'

const withItems = v.object({ items: fields.list })
const titledText = v.object({ title: fields.label, text: fields.text })
const card = v.object({ ...titledText.entries, action: v.optional(v.unknown()) })
const question = v.object({ question: fields.label, answer: v.array(v.unknown()) })

type ListBlock = Extract<Block, { items: unknown }>

/** Reads the blocks that are a list. One without an entry is left out. */
export const listBlockReaders = {
  steps: readItems('steps', readTitledText),
  cards: readItems('cards', readCard),
  questions: readItems('questions', readQuestion),
  pillars: readItems('pillars', readTitledText),
  people: (block: Attributes, place: Place): Block | undefined => {
    const field = within(place, 'people')
    const people = readEach(allRelated(block['people'], field), within(field, 'data'), readPersonEntry)
    return people.length === 0 ? withoutEntry(place) : { kind: 'people', ...readTitle(block, place), people }
  },
  'related-articles': (block: Attributes, place: Place): Block | undefined => {
    const articles = readArticleLinks(block['articles'], within(place, 'articles'))
    return articles.length === 0
      ? withoutEntry(place)
      : { kind: 'related-articles', ...readTitle(block, place), articles }
  },
}

function readItems<Kind extends ListBlock['kind'], Item>(kind: Kind, readItem: (value: unknown, place: Place) => Item) {
  return (block: Attributes, place: Place) => {
    const items = readEach(read(withItems, block, place).items, within(place, 'items'), readItem)
    return items.length === 0 ? withoutEntry(place) : { kind, ...readTitle(block, place), items }
  }
}

function withoutEntry(place: Place): undefined {
  return leaveOut(place, 'is a list without an entry')
}

function readTitledText(value: unknown, place: Place): TitledText {
  return read(titledText, value, place)
}

function readCard(value: unknown, place: Place): Card {
  const { title, text, action } = read(card, value, place)
  const allowed = readAction(action, within(place, 'action'))
  return { title, text, ...(allowed ? { action: allowed } : {}) }
}

function readQuestion(value: unknown, place: Place): QuestionAndAnswer {
  const { question: asked, answer } = read(question, value, place)
  return { question: asked, answer: readRichText(answer, within(place, 'answer')) }
}
