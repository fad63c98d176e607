import type { Paragraph } from './paragraph.ts'

const adjective = '(?:key|main|major|primary|principal|general|additional|specific|other|study)'
const title = `(?:${adjective} )*(?:non-? ?inclusion|inclusion|exclusion)`
const group = String.raw`(?: \([^)]{1,40}\))?(?: (?:are|include|includes|for [^:.;]{1,60}))?`

/** A heading may be in lower case after a full stop, elsewhere only in title case: "prior to inclusion" is not a heading. */
const titleInside = new RegExp(
  String.raw`(?<=^|[.;:)] )${title}(?: criteria)?${group} ?[:：]|(?<= )(?=[A-Z])${title} criteria${group} ?[:：]`,
  'gi',
)

/** Splits a paragraph that contains its heading or a whole list; every character is in one of the parts. */
export function inlineParts(paragraph: Paragraph): Paragraph[] {
  const starts = Array.from(paragraph.text.matchAll(titleInside))
    .filter(({ 0: found, index }) => index === 0 || /^[A-Z]/.test(found))
    .flatMap(({ 0: found, index }) => [index, index + found.length])
  const pieces = cutAt(paragraph.text, starts)
  const parts = pieces.flatMap((piece) =>
    /[:：]$/.test(piece) || paragraph.marker !== ''
      ? [{ marker: '', text: piece }]
      : listItems(piece, pieces.length > 1),
  )
  return parts.map(({ marker, text }, index) => ({
    indent: paragraph.indent,
    marker: index === 0 && paragraph.marker !== '' ? paragraph.marker : marker,
    text,
  }))
}

function cutAt(text: string, indexes: readonly number[]): string[] {
  const bounds = [0, ...indexes, text.length]
  const pieces: string[] = []
  for (const [index, end] of bounds.slice(1).entries()) {
    const piece = text.slice(bounds[index], end).trim()
    const last = pieces.length - 1
    if (/^[:;.,]+$/.test(piece) && last >= 0) pieces[last] = `${pieces[last]} ${piece}`
    else if (piece !== '') pieces.push(piece)
  }
  return pieces
}

type Item = Pick<Paragraph, 'marker' | 'text'>

/** The items of a list in one paragraph: "1. … 2. …", "a) … b) …", "• … • …", or a list with semicolons after its heading. */
function listItems(text: string, isAfterHeading: boolean): Item[] {
  const numbered = inOrder(text, /(?<=^|[\s;,.])\(?(\d{1,2})[.)](?=\s)/g, (character) => Number(character))
  const lettered = inOrder(
    text,
    /(?<=^|[\s;,.])\(?([a-z])\)(?=\s)/g,
    (character) => (character.codePointAt(0) ?? 0) - 96,
  )
  const bullets = Array.from(text.matchAll(/(?<=^|\s)(?:[*•●▪]|-(?= [A-Z]))(?=\s)/g), ({ index }) => index)
  const indexes = [numbered, lettered, bullets].find(({ length }) => length > 1)
  if (indexes) return cutAt(text, indexes).map(itemOf)
  const ends = semicolons(text)
  return cutAt(text, ends.length > (isAfterHeading ? 0 : 1) ? ends : []).map((piece) => ({ marker: '', text: piece }))
}

/** The indexes of the markers that count up from one. */
function inOrder(text: string, pattern: RegExp, count: (character: string) => number): number[] {
  const indexes: number[] = []
  for (const { 1: character = '', index } of text.matchAll(pattern))
    if (count(character) === indexes.length + 1) indexes.push(index)
  return indexes
}

function itemOf(piece: string): Item {
  const marker = /^(?:[*•●▪-]|\(?(?:\d{1,2}|[a-z])[.)])(?=\s)/.exec(piece)?.[0] ?? ''
  return { marker, text: piece.slice(marker.length).trim() }
}

/** Semicolons outside brackets; those inside belong to one rule. */
function semicolons(text: string): number[] {
  const indexes: number[] = []
  let depth = 0
  for (const [index, character] of Array.from(text).entries()) {
    if (character === '(') depth += 1
    if (character === ')') depth = Math.max(0, depth - 1)
    if (depth === 0 && (character === ';' || character === '；')) indexes.push(index + 1)
  }
  return indexes
}
