import type { DocumentKind } from '@clairmemoire/cms-client/checked'
import { isFields } from '@clairmemoire/cms-client/components'
import type { Reason } from '@clairmemoire/cms-client/reason'
import type { FaultInFile } from './fault.ts'

/** The allowed fields of a part, each with the allowed fields of the parts that it contains; a text contains none. */
interface Shape {
  readonly [field: string]: Shape
}

function shape(texts: string, parts: Shape = {}): Shape {
  return { ...Object.fromEntries(texts.split(' ').map((field) => [field, {}])), ...parts }
}

const image = shape('url alt width height')
const action = shape('label href')
const source = shape('title href')

/** The fields of all kinds of criteria. */
const criterion: Shape = {
  ...shape('key kind min max stages condition months treatment question answers amount least topic'),
  get criteria() {
    return criterion
  },
}

/** The allowed fields of a document; its slug is the file name, and its Markdown follows the front matter. */
const documents: Readonly<Record<DocumentKind, Shape>> = {
  articles: shape('title description topics author reviewer publishedOn reviewedOn nextReview sample related short', {
    sources: source,
  }),
  pages: shape('title description updatedOn summary drawing blocks'),
  studies: shape(
    'code name site kind registryIds state sampleState lastChecked sponsor phase durationMonths participants countries texts',
    {
      placebo: shape('receive of'),
      procedures: shape('lumbarPuncture infusion atHome'),
      criteria: criterion,
      registerLines: shape('text seen criteria'),
      sites: shape('city country latitude longitude recruiting sample'),
    },
  ),
  people: shape('name role sample', { portrait: image }),
  glossary: shape('term'),
  footer: shape('price reimbursement visitLength address openingHours answerTime', {
    groups: shape('title', { entries: shape('name link text') }),
  }),
}

/** The fields of a study that are texts; a study has them once per language. */
const ofStudyTexts = shape('title version introduction questionsToAsk', {
  approval: shape('authority reference approvedOn hash'),
  page: shape('summary whatItTests whatHappens partner partnerTime medicines sideEffects costs goodToKnow', {
    sources: source,
    visits: shape('when place text tags hours'),
    closed: shape('reason since'),
    results: shape('summary', { source }),
  }),
})

export const studyTexts = Object.keys(ofStudyTexts)

const titledItems = shape('kind title', { items: shape('title text') })

/** The allowed fields of a block, by its kind. */
const blocks: Shape = {
  lead: shape('kind text'),
  text: shape('kind text'),
  notice: shape('kind tone title text'),
  'call-to-action': shape('kind title text', { action }),
  figure: shape('kind caption', { image }),
  steps: titledItems,
  cards: shape('kind title', { items: shape('title text', { action }) }),
  questions: shape('kind title', { items: shape('question answer') }),
  pillars: titledItems,
  'easy-read': shape('kind title', { items: shape('drawing title text') }),
  people: shape('kind title people'),
  'related-articles': shape('kind title articles'),
}

export function isKind(name: string): name is DocumentKind {
  return Object.hasOwn(documents, name)
}

/** The unknown fields of a document, at any depth. */
export function unknownFields(fields: Readonly<Record<string, unknown>>, kind: DocumentKind): readonly FaultInFile[] {
  const known = documents[kind]
  const reason: Reason = { code: 'unknown_field', folder: kind, known: Object.keys(known) }
  return [
    ...unknownIn(fields, known, '', reason),
    ...(kind === 'pages' && Array.isArray(fields['blocks']) ? fields['blocks'].flatMap(unknownInBlock) : []),
  ]
}

/** The unknown fields of a study's texts in one language. */
export function unknownTexts(fields: Readonly<Record<string, unknown>>, field: string): readonly FaultInFile[] {
  return unknownIn(fields, ofStudyTexts, `${field}.`, { code: 'unknown_text', known: studyTexts })
}

function unknownInBlock(block: unknown, index: number): readonly FaultInFile[] {
  const known = isFields(block) && typeof block['kind'] === 'string' ? blocks[block['kind']] : undefined
  return known ? unknownInPart(block, known, `blocks[${index}]`) : []
}

function unknownInPart(part: unknown, known: Shape, field: string): readonly FaultInFile[] {
  if (Array.isArray(part)) return part.flatMap((each, index) => unknownInPart(each, known, `${field}[${index}]`))
  if (!isFields(part) || Object.keys(known).length === 0) return []
  return unknownIn(part, known, `${field}.`, { code: 'unknown_part', known: Object.keys(known) })
}

function unknownIn(
  fields: Readonly<Record<string, unknown>>,
  known: Shape,
  before: string,
  reason: Reason,
): readonly FaultInFile[] {
  return Object.entries(fields).flatMap(([name, value]) => {
    const part = Object.hasOwn(known, name) ? known[name] : undefined
    return part ? unknownInPart(value, part, `${before}${name}`) : [{ field: `${before}${name}`, reason }]
  })
}
