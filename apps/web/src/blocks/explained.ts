import type { GlossaryEntry } from '@clairmemoire/cms-client/entries'
import { linesOf } from '@clairmemoire/cms-client/lines'
import type { TextNode } from '@clairmemoire/cms-client/rich-text'
import type { Explanation } from '@clairmemoire/ui/explained-word'
import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Content } from '../platform/content/content.ts'

/** A piece of text; a hard word has its explanation. */
export type ExplainedText = TextNode & { explanation?: Explanation }

/** Marks the hard words of a page, each at its first occurrence. */
interface Explain {
  /** Marks words in running text at any depth; headings and links stay unchanged. */
  parts: <Parts>(parts: Parts) => Parts
  line: (text: string) => readonly ExplainedText[]
}

/** Explains words with the glossary. If the glossary cannot be read, the page has no explanations. */
export async function explainer({ glossary }: Pick<Content, 'glossary'>, i18n: I18n): Promise<Explain> {
  return explainerOf(await glossary().catch(() => []), i18n)
}

export function explainerOf(entries: readonly GlossaryEntry[], i18n: I18n): Explain {
  const unread = new Set(entries.map(hardWord))
  const labelOf = (words: string) => i18n._(msg({ id: 'blocks.explained', message: `${words} : explication` }))

  function line(node: TextNode): readonly ExplainedText[] {
    const [first] = [...unread]
      .flatMap((word) => ({ word, ...(word.firstIn(node.text) ?? { index: -1, words: '' }) }))
      .filter(({ index }) => index >= 0)
      .toSorted((one, other) => one.index - other.index || other.words.length - one.words.length)
    if (!first) return [node]
    const { word, index, words } = first
    unread.delete(word)
    const [after = ''] = punctuation.exec(node.text.slice(index + words.length)) ?? []
    const rest = line({ ...node, text: node.text.slice(index + words.length + after.length) })
    return [
      { ...node, text: node.text.slice(0, index) },
      { ...node, text: words, explanation: { ...word.explanation, label: labelOf(words), ...(after && { after }) } },
      ...rest,
    ].filter(({ text }) => text !== '')
  }

  function explained(part: unknown): unknown {
    if (Array.isArray(part))
      return part.flatMap((each): readonly unknown[] => (isText(each) ? line(each) : [explained(each)]))
    if (typeof part !== 'object' || part === null || 'url' in part) return part
    if ('type' in part && part.type === 'heading') return part
    return Object.fromEntries(Object.entries(part).map(([key, value]) => [key, explained(value)]))
  }

  return {
    // The cast is safe: parts keep their shape, and a text is only split into several texts.
    parts: <Parts>(parts: Parts) => explained(parts) as Parts,
    line: (text) => line({ type: 'text', text }),
  }
}

function isText(node: unknown): node is TextNode {
  return typeof node === 'object' && node !== null && 'type' in node && node.type === 'text' && 'text' in node
}

/** A word of the glossary, as texts spell it. */
interface HardWord {
  explanation: Omit<Explanation, 'label'>
  firstIn: (text: string) => { index: number; words: string } | undefined
}

/** Matches the punctuation at the start of a text. */
const punctuation = /^(?:[.,)\]…]|[\u00a0\u202f]?[;:!?»])+/u

/** Matches the singular, the plural, and the abbreviation in brackets after it: « trouble cognitif léger (MCI) ». */
export function hardWord({ slug, term, text }: GlossaryEntry): HardWord {
  const [name = '', abbreviation] = term.split(/\s*[()]/)
  const plural = name
    .split(/\s+/)
    .map((part) => `${literal(part)}[sx]?`)
    .join('\\s')
  // Abbreviations match in their own case only, because in lower case they may be another word: pet and PET.
  const forms = [whole(plural, 'iu'), ...(abbreviation ? [whole(literal(abbreviation), 'u')] : [])]
  return {
    explanation: {
      // Readability drops an id that contains a word such as *sponsor*, unless it contains *content* too.
      id: `content-word-${slug}`,
      meaning: linesOf({ text })
        .map((line) => line.text)
        .join(' '),
    },
    firstIn: (text) =>
      forms
        .flatMap((form) => [...text.matchAll(form)].slice(0, 1))
        .map(({ index, 1: before = '', 2: words = '' }) => ({ index: index + before.length, words }))
        .toSorted((one, other) => one.index - other.index)[0],
  }
}

/** Matches whole words in any alphabet, unlike `\b`. Captures the text before the words, and the words. */
function whole(pattern: string, flags: string): RegExp {
  return new RegExp(`(^|[^\\p{L}\\p{N}])(${pattern})(?![\\p{L}\\p{N}])`, `${flags}g`)
}

function literal(word: string): string {
  return word.replaceAll(/[\\^$.*+?()[\]{}|/]/g, '\\$&')
}
