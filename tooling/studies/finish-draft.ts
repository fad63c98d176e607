import { checked } from '@clairmemoire/cms-client/checked'
import { reasonText } from '@clairmemoire/cms-client/reason'
import { studyAttributes } from '@clairmemoire/cms-client/study-attributes'
import { locales } from '@clairmemoire/domain/locale'
import * as v from 'valibot'
import { parse, stringify } from 'yaml'
import { linesToWrite } from '@clairmemoire/registry/lines-to-write'
import { missing } from '@clairmemoire/registry/missing'
import { Refusal } from './refusal.ts'

const fields = v.record(v.string(), v.unknown())
const draftSchema = v.object({
  draft: v.literal(true),
  study: v.looseObject({ texts: v.record(v.string(), fields) }),
  lines: v.union([
    v.literal(missing),
    v.array(
      v.object({
        line: v.number(),
        text: v.string(),
        seen: v.boolean(),
        criteria: v.union([v.string(), v.array(v.looseObject({ id: v.string() }))]),
      }),
    ),
  ]),
})

/** Makes a study document, as YAML, of a completed draft. Throws a Refusal that lists everything that is missing, one on each line. */
export function finishedDraft(yaml: string, slug: string): string {
  const { success, output } = v.safeParse(draftSchema, parse(yaml))
  if (!success) throw new Refusal('This is not a draft of "pnpm studies import".')
  const lines = output.lines === missing ? [] : output.lines
  const { texts, ...facts } = output.study
  const { criteria, registerLines } = linesToWrite(lines)
  const study = { ...facts, criteria, ...(lines.length > 0 && { registerLines }), texts }
  const left = [
    ...lines.filter(({ seen }) => !seen).map(({ line }) => `lines: line ${line} is not seen yet`),
    ...missingIn(study, 'study'),
  ]
  if (left.length === 0) left.push(...locales.flatMap((locale) => problemsIn(study, slug, locale)))
  if (left.length > 0) throw new Refusal(`This draft is not finished:\n${[...new Set(left)].join('\n')}`)
  return stringify(study, { lineWidth: 0, aliasDuplicateObjects: false })
}

function missingIn(value: unknown, field: string): string[] {
  if (value === missing) return [`${field}: is missing`]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, part]) =>
    missingIn(part, Array.isArray(value) ? `${field}[${name}]` : `${field}.${name}`),
  )
}

function problemsIn({ texts, ...facts }: { texts: Record<string, object> }, slug: string, locale: string): string[] {
  const attributes = studyAttributes({ ...facts, ...texts[locale], slug, locale })
  return checked('studies', attributes, slug).problems.map(
    ({ field, reason }) => `study.${field}: ${reasonText(reason, 'en')}`,
  )
}
