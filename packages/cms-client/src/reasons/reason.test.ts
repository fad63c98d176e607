import { expect, it } from 'vitest'
import { documentReasons } from './document-reasons.ts'
import { fileReasons } from './file-reasons.ts'
import { type Reason, type ReasonCode, reasonText } from './reason.ts'
import { studyReasons } from './study-reasons.ts'

type ParametersOf<Code extends ReasonCode> = Omit<Extract<Reason, { code: Code }>, 'code'>

/** Values for the parameters of each code that has some. */
const parameters: {
  [Code in ReasonCode as keyof ParametersOf<Code> extends never ? never : Code]: ParametersOf<Code>
} = {
  too_long: { max: 300 },
  too_many_entries: { max: 100 },
  too_many_nodes: { max: 2_000 },
  too_many_groups: { max: 12 },
  too_many_links: { max: 60 },
  nested_list: { max: 5 },
  below: { min: 1 },
  above: { max: 120 },
  not_listed: { known: ['home', 'centre'] },
  unknown_page: { known: ['legal', 'cookies'] },
  other_format: { example: 'PRECISE_AD' },
  pixels_out_of_range: { max: 65_535 },
  taken: { other: 'MK-2214' },
  promises: { phrase: 'breakthrough' },
  too_many_bytes: { max: 4_194_304 },
  list_too_long: { max: 20_000 },
  other_text_approved: { hash: 'a'.repeat(64) },
  other_country: { country: 'US' },
  outside_country: { country: 'FR' },
  below_minimum: { min: 80 },
  no_common_answer: { question: 'residence' },
  unknown_answer: { question: 'residence' },
  unseen_lines: { lines: [2, 3] },
  unknown_field: { folder: 'people', known: ['name', 'role'] },
  unknown_part: { known: ['title', 'href'] },
  unknown_text: { known: ['title', 'version'] },
  unknown_reference: { folder: 'articles' },
  unknown_markdown: { type: 'table' },
  unknown_in_list: { type: 'heading' },
  unknown_in_quote: { type: 'list' },
}

const codes = [documentReasons, studyReasons, fileReasons].flatMap((reasons) => Object.keys(reasons))

it('a code belongs to one table', () => {
  expect(codes).toHaveLength(new Set(codes).size)
})

it.each(codes)('%s is worded in both languages, with every parameter', (code) => {
  const ofCode = new Map<string, object>(Object.entries(parameters)).get(code) ?? {}
  const reason = { code, ...ofCode } as Reason
  const [french, english] = [reasonText(reason, 'fr'), reasonText(reason, 'en')]
  expect(french).not.toBe(english)
  expect(french).not.toMatch(/ [:;?!»]|« |'/)
  for (const text of [french, english]) {
    expect(text).toMatch(/^\p{Ll}/u)
    expect(text).not.toMatch(/undefined|\[object|[{}]/)
    for (const value of Object.values(ofCode).flat()) expect(text).toContain(String(value))
  }
})
