import path from 'node:path'
import type { DocumentKind } from '@clairmemoire/cms-client/checked'
import { isFields } from '@clairmemoire/cms-client/components'
import type { Reason } from '@clairmemoire/cms-client/reason'
import { isLocale, type Locale, locales } from '@clairmemoire/domain/locale'
import { type ErrorCode, parseDocument } from 'yaml'
import type { Fault, FaultInFile } from './fault.ts'
import { isKind, studyTexts, unknownFields, unknownTexts } from './known-fields.ts'
import { readMarkdown } from './markdown.ts'

interface DocumentKey {
  locale: Locale
  kind: DocumentKind
  /** The file name without its extension. */
  slug: string
}

/** The key of a file: of a document in one language, or of a study with its facts and its texts in every language. */
type FileKey = DocumentKey | (Omit<DocumentKey, 'locale'> & { kind: 'studies' })

/** A parsed document whose links are not yet resolved. */
export interface Source extends DocumentKey {
  /** The path relative to the content folder. */
  file: string
  fields: Readonly<Record<string, unknown>>
  /** The parsed Markdown as JSON text: an object tree takes ten times the memory, and only a request needs the tree. */
  text: string
  faults: readonly Fault[]
}

/**
 * Returns the key of the document at a path, such as `fr/articles/sleep.md`, `studies/predictom.yaml` or `en/footer.yaml`;
 * undefined for other files.
 */
export function documentKeyOf(file: string): FileKey | undefined {
  const [locale, folder = '', ...rest] = file.split(path.sep)
  if (locale === 'studies' && rest.length === 0 && path.extname(file) === '.yaml')
    return { kind: 'studies', slug: path.basename(file, '.yaml') }
  if (!isLocale(locale)) return undefined
  if (folder === 'footer.yaml' && rest.length === 0) return { locale, kind: 'footer', slug: 'footer' }
  if (!isFolder(folder) || rest.length === 0 || path.extname(file) !== '.md') return undefined
  return { locale, kind: folder, slug: path.basename(file, '.md') }
}

/** Returns one document; for a study, one document per language. */
export function readSources(file: string, text: string, key: FileKey): readonly Source[] {
  return 'locale' in key ? [readSource(file, text, key)] : readStudy(file, text, key.slug)
}

function readStudy(file: string, text: string, slug: string): readonly Source[] {
  const { fields, faults } = readYaml(text)
  const { texts, ...facts } = fields
  const byLocale = isFields(texts) ? texts : {}
  const values = locales.map((locale) => [locale, byLocale[locale]] as const)
  const foundFaults = [
    ...faults,
    ...unknownFields(facts, 'studies'),
    ...(faults.length > 0
      ? []
      : values.flatMap(([locale, ofLocale]): readonly FaultInFile[] => {
          if (!isFields(ofLocale)) return [{ field: `texts.${locale}`, reason: { code: 'missing_texts' } }]
          return unknownTexts(ofLocale, `texts.${locale}`)
        })),
  ].map((fault) => ({ file, ...fault }))
  return values.map(([locale, ofLocale], index) => ({
    kind: 'studies',
    locale,
    slug,
    file,
    fields: { ...facts, ...(isFields(ofLocale) ? ofLocale : {}) },
    text: '[]',
    // The first language reports the faults of the file. If the file cannot be parsed, each language reports them, because no
    // language has fields then.
    faults: index === 0 || faults.length > 0 ? foundFaults : [],
  }))
}

/** The location of a field in its file: a study's texts are below their language. */
export function placeInFile({ kind, locale }: Pick<Source, 'kind' | 'locale'>, field: string): string {
  const [first = ''] = field.split(/[.[]/)
  return kind === 'studies' && studyTexts.includes(first) ? `texts.${locale}.${field}` : field
}

function readSource(file: string, text: string, key: DocumentKey): Source {
  const values = key.kind !== 'footer' ? readFrontMatter(text) : { ...readYaml(text), body: '' }
  const { tree, faults: bodyFaults } = readMarkdown(values.body)
  const faults = [...values.faults, ...unknownFields(values.fields, key.kind)]
  const { blocks, summary, ...others } = values.fields
  const fields = {
    ...others,
    ...(blocks === undefined ? {} : { blocks: wireBlocks(blocks, faults) }),
    ...(summary === undefined ? {} : { summary: wireText(summary, 'summary', faults) }),
  }
  faults.push(...bodyFaults.map((fault) => ({ field: bodyOf(key.kind, values.fields), ...fault })))
  return { ...key, file, fields, text: JSON.stringify(tree), faults: faults.map((fault) => ({ file, ...fault })) }
}

/** The field that contains the Markdown below the front matter. */
function bodyOf(kind: DocumentKind, { blocks }: Source['fields']): string {
  if (kind === 'articles') return 'body[0].text'
  return kind === 'pages' ? `blocks[${Array.isArray(blocks) ? blocks.length : 0}].text` : 'text'
}

function isFolder(name: string): name is DocumentKind {
  return name !== 'footer' && name !== 'studies' && isKind(name)
}

/** A parsed file: fields, then Markdown. */
interface Values {
  fields: Readonly<Record<string, unknown>>
  body: string
  /** The reasons why the fields cannot be read. */
  faults: readonly FaultInFile[]
}

/** Splits a file into its front matter, between two lines of `---`, and the text below; undefined without a front matter. */
export function partsOf(file: string): { front: string; body: string } | undefined {
  const [, front, body] = /^---\r?\n(.*?)^---[ \t]*(?:\r?\n|$)(.*)/ms.exec(file) ?? []
  return front === undefined || body === undefined ? undefined : { front, body }
}

function readFrontMatter(file: string): Values {
  const parts = partsOf(file)
  return parts ? { ...readYaml(parts.front, 1), body: parts.body } : unreadable({ code: 'no_front_matter' })
}

/** Parses YAML fields: a front matter, or a whole file such as a footer. Dates stay strings. */
function readYaml(text: string, linesBefore = 0): Pick<Values, 'fields' | 'faults'> {
  // Aliases are refused below, because they can expand beyond any memory.
  const document = parseDocument(text, { schema: 'core', stringKeys: true })
  // Only the first error is reported, because it causes the others.
  const faults = document.errors.slice(0, 1).map(({ code, linePos }): FaultInFile => {
    const line = linePos?.[0].line ?? 1
    return {
      field: '',
      line: line + linesBefore,
      quotation: text.split('\n')[line - 1]?.trim(),
      reason: { code: reasonOf(code, text) },
    }
  })
  if (faults.length > 0) return { fields: {}, faults }
  try {
    const fields: unknown = document.toJS({ maxAliasCount: 0 })
    if (typeof fields === 'object' && fields !== null && !Array.isArray(fields))
      return { fields: { ...fields }, faults }
  } catch {
    return unreadable({ code: 'yaml_alias' })
  }
  return unreadable({ code: 'not_fields' })
}

function reasonOf(code: ErrorCode, text: string) {
  if (text.includes('\t') && /TAB|UNEXPECTED_TOKEN/.test(code)) return 'tab'
  return code === 'DUPLICATE_KEY' ? 'twice' : 'not_yaml'
}

function unreadable(reason: Reason): Values {
  return { fields: {}, body: '', faults: [{ field: '', reason }] }
}

/** The kinds of blocks whose text is Markdown; the text of other blocks is plain. */
const withMarkdown = new Set<unknown>(['text', 'notice'])

/** The field that is Markdown in the items of a block, by the kind of the block. */
const markdownOfItems = new Map<unknown, string>([
  ['questions', 'answer'],
  ['easy-read', 'text'],
])

/**
 * Turns the blocks of a front matter (`- kind: lead`) into components as the content service delivers them; people and articles
 * stay slugs. Invalid values stay as they are, and the schemas report them.
 */
function wireBlocks(blocks: unknown, faults: FaultInFile[]): unknown {
  return Array.isArray(blocks) ? blocks.map((block, index) => wireBlock(block, `blocks[${index}]`, faults)) : blocks
}

function wireBlock(block: unknown, field: string, faults: FaultInFile[]): unknown {
  if (!isFields(block)) return block
  const { kind, ...given } = block
  const fields: Record<string, unknown> = given
  const marked = (name: string, text: unknown) => wireText(text, `${field}.${name}`, faults)
  if (withMarkdown.has(kind)) fields['text'] = marked('text', fields['text'])
  const inItems = markdownOfItems.get(kind)
  if (inItems !== undefined && Array.isArray(fields['items']))
    fields['items'] = fields['items'].map((item, index) =>
      isFields(item) ? { ...item, [inItems]: marked(`items[${index}].${inItems}`, item[inItems]) } : item,
    )
  if (isFields(fields['image'])) fields['image'] = media(fields['image'])
  return { ...(typeof kind === 'string' ? { __component: `blocks.${kind}` } : {}), ...fields }
}

/** Turns an image of a front matter, `{ url, alt }`, into an entry of a media library. */
export function media(image: unknown): unknown {
  if (!isFields(image)) return image
  const { alt, ...fields } = image
  return { data: { id: 1, attributes: { ...fields, alternativeText: alt } } }
}

/** Parses the Markdown of a field and adds its faults to `faults`. */
function wireText(value: unknown, field: string, faults: FaultInFile[]): unknown {
  if (typeof value !== 'string') return value
  const { tree, faults: found } = readMarkdown(value)
  faults.push(...found.map((fault) => ({ field, ...fault })))
  return tree
}
