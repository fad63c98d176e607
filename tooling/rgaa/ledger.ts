import * as v from 'valibot'
import { parse } from 'yaml'
import { day, evidenceFaults, evidenceSchema, words } from './evidence.ts'

const bilingual = { fr: v.pipe(v.string(), v.nonEmpty()), en: v.pipe(v.string(), v.nonEmpty()) }
const shown = { result: v.picklist(['C', 'NC', 'NA', 'NT']), by: v.pipe(v.array(v.string()), v.minLength(1)) }

const ledgerSchema = v.strictObject({
  audit: v.strictObject({ on: day, screenReaders: v.array(words), browser: words }),
  pages: v.record(v.string(), v.strictObject(bilingual)),
  evidence: evidenceSchema,
  defects: v.array(
    v.strictObject({
      criterion: v.string(),
      pages: v.array(v.string()),
      severity: v.picklist(['blocks', 'hinders', 'annoys']),
      until: day,
      ...bilingual,
    }),
  ),
  unseen: v.array(v.strictObject({ criterion: v.string(), ...bilingual })),
  criteria: v.record(
    v.string(),
    v.strictObject({
      about: words,
      level: v.picklist(['A', 'AA']),
      wcag: v.pipe(v.array(v.pipe(v.string(), v.regex(/^[1-4]\.\d\.\d{1,2}$/))), v.minLength(1)),
      ...shown,
      why: v.optional(words),
      except: v.optional(v.array(v.strictObject({ pages: v.array(v.string()), ...shown })), []),
    }),
  ),
})

export type Ledger = v.InferOutput<typeof ledgerSchema>
export type Result = Ledger['criteria'][string]['result']

/** The number of criteria in each theme of RGAA 4.1.2. */
const themes = [9, 2, 3, 13, 8, 2, 5, 10, 4, 14, 13, 11, 12]

export function readLedger(text: string): Ledger {
  return v.parse(ledgerSchema, parse(text, { schema: 'core' }))
}

/** The result of a criterion on a page. */
export function resultOn({ result, except }: Ledger['criteria'][string], page: string): Result {
  return except.find(({ pages }) => pages.includes(page))?.result ?? result
}

/** Returns one sentence for each contradiction or gap in the ledger. */
export function faultsOf({ criteria, pages, evidence, defects, unseen }: Ledger, root: string): string[] {
  const ids = themes.flatMap((count, theme) => Array.from({ length: count }, (_, index) => `${theme + 1}.${index + 1}`))
  const rows = Object.entries(criteria)
  const shownBy = rows.flatMap(([id, row]) => [row, ...row.except].map(({ by }) => [id, by] as const))
  const named = rows.flatMap(([, { except }]) => except.flatMap((exception) => exception.pages))
  const pagesWith = (id: string, result: Result) => {
    const row = criteria[id]
    return row ? Object.keys(pages).filter((page) => resultOn(row, page) === result) : []
  }
  return [
    ...ids.filter((id) => !(id in criteria)).map((id) => `${id} is missing`),
    ...rows.filter(([id]) => !ids.includes(id)).map(([id]) => `${id} is not a criterion`),
    ...[...named, ...defects.flatMap((defect) => defect.pages)]
      .filter((page) => !(page in pages))
      .map((page) => `${page} is not a page of the sample`),
    ...evidenceFaults(evidence, shownBy, root),
    ...rows
      .filter(([, { result, why }]) => result === 'NA' && why === undefined)
      .map(([id]) => `${id} has no reason why it does not apply`),
    ...rows.flatMap(([id]) =>
      pagesWith(id, 'NC')
        .filter((page) => !defects.some((defect) => defect.criterion === id && defect.pages.includes(page)))
        .map((page) => `${id} does not conform on ${page}, and has no defect`),
    ),
    ...defects.flatMap(({ criterion, pages: hit }) =>
      hit
        .filter((page) => !pagesWith(criterion, 'NC').includes(page))
        .map((page) => `${criterion} conforms on ${page}, and has a defect`),
    ),
    ...rows
      .filter(([id]) => pagesWith(id, 'NT').length > 0 !== unseen.some(({ criterion }) => criterion === id))
      .map(([id]) => `${id} and the list of what nobody has looked at differ`),
  ]
}
