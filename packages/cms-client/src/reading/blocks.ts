import * as v from 'valibot'
import type { Block, BlockKind, CallToActionBlock, FigureBlock, LeadBlock, NoticeBlock, TextBlock } from '../block.ts'
import { readAction } from './action.ts'
import type { Attributes } from './envelope.ts'
import * as fields from './fields.ts'
import { readMedia } from './image.ts'
import { listBlockReaders } from './list-blocks.ts'
import { leaveOut, type Place, within } from './place.ts'
import { read, readEach } from './read.ts'
import { readRichText } from './rich-text.ts'
import { readTitle } from './titled.ts'

const lead = v.object({ text: fields.text })

const notice = v.object({ tone: v.picklist(['information', 'warning']) })

const call = v.object({ title: fields.label, text: fields.optionalText })

const figure = v.object({ caption: fields.optionalLabel })

/** Reads the blocks that are no list. */
const singleBlockReaders = {
  lead: readLead,
  text: readText,
  notice: readNotice,
  'call-to-action': readCall,
  figure: readFigure,
}

const component = v.looseObject({ __component: v.string() })

type BlockReader = (fields: Attributes, place: Place) => Block | undefined

const readers: Readonly<Record<BlockKind, BlockReader>> = { ...singleBlockReaders, ...listBlockReaders }

/** Reads a dynamic zone, whose components are `blocks.<kind>`; a component of another kind is left out. */
export function readBlocks(values: readonly unknown[], place: Place): Block[] {
  return readEach(values, place, (value, place) => {
    const fields = read(component, value, place)
    const kind = /^blocks\.([a-z-]+)$/.exec(fields.__component)?.[1]
    return isBlockKind(kind) ? readers[kind](fields, place) : leaveOut(place, 'is a block of an unknown kind')
  })
}

function isBlockKind(kind: string | undefined): kind is BlockKind {
  return kind !== undefined && Object.hasOwn(readers, kind)
}

function readLead(block: Attributes, place: Place): LeadBlock {
  return { kind: 'lead', text: read(lead, block, place).text }
}

function readText(block: Attributes, place: Place): TextBlock | undefined {
  const text = readRichText(block['text'], within(place, 'text'))
  return text.length === 0 ? leaveOut(place, 'is a text without a word') : { kind: 'text', text }
}

function readNotice(block: Attributes, place: Place): NoticeBlock {
  const { tone } = read(notice, block, place)
  return { kind: 'notice', tone, ...readTitle(block, place), text: readRichText(block['text'], within(place, 'text')) }
}

/** Without a link that is allowed nothing can be done, and the block is left out. */
function readCall(block: Attributes, place: Place): CallToActionBlock | undefined {
  const { title, text } = read(call, block, place)
  const action = readAction(block['action'], within(place, 'action'))
  if (action === undefined) return leaveOut(place, 'is a call to action without a link')
  return { kind: 'call-to-action', title, ...(text ? { text } : {}), action }
}

function readFigure(block: Attributes, place: Place): FigureBlock | undefined {
  const { caption } = read(figure, block, place)
  const image = readMedia(block['image'], within(place, 'image'))
  if (image === undefined) return leaveOut(place, 'is a figure without an image')
  return { kind: 'figure', image, ...(caption ? { caption } : {}) }
}
