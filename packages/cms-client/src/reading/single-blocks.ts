import * as v from 'valibot'
import type { CallToActionBlock, FigureBlock, LeadBlock, NoticeBlock, TextBlock } from '../block.ts'
import { readAction } from './action.ts'
import type { Attributes } from './envelope.ts'
import * as fields from './fields.ts'
import { readMedia } from './image.ts'
import { leaveOut, type Place, within } from './place.ts'
import { read } from './read.ts'
import { readRichText } from './rich-text.ts'
import { readTitle } from './titled.ts'

const lead = v.object({ text: fields.text })
const notice = v.object({ tone: v.picklist(['information', 'warning']) })
const call = v.object({ title: fields.label, text: fields.optionalText })
const figure = v.object({ caption: fields.optionalLabel })

/** Reads the blocks that are no list. */
export const singleBlockReaders = {
  lead: readLead,
  text: readText,
  notice: readNotice,
  'call-to-action': readCall,
  figure: readFigure,
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
