import * as v from 'valibot'
import { allowedLink } from '../allowed-link.ts'
import { bounds } from '../bounds.ts'
import { type Attributes, messageOf, warn, type ReadContext, read, readEach, refuse, within } from './read.ts'
import * as fields from './fields.ts'

/** The facts about the clinic that visitors ask for first. */
const factFields = v.object({
  price: fields.optionalLabel,
  reimbursement: fields.optionalLabel,
  visitLength: fields.optionalLabel,
  address: fields.optionalLabel,
  openingHours: fields.optionalLabel,
  answerTime: fields.optionalLabel,
})
const index = v.object({
  Footer: v.pipe(
    v.array(v.unknown()),
    v.maxLength(bounds.footerGroups, messageOf({ code: 'too_many_groups', max: bounds.footerGroups })),
  ),
})
const group = v.object({ title: fields.label, group: v.array(v.unknown()) })
const entry = v.object({
  name: fields.label,
  link: v.string(),
  /** A description of the target. */
  text: fields.optionalLabel,
})

/** Each fact is one line; an absent fact is not mentioned anywhere. */
export type ClinicFacts = v.InferOutput<typeof factFields>

export type ClinicFactName = keyof ClinicFacts

/** Content of many pages: the link groups of the footer (R2-81), in the editors' order, and what the clinic publishes about itself. */
export interface Footer {
  groups: readonly FooterGroup[]
  /** Absent if the clinic has published none. */
  facts?: ClinicFacts
}

type FooterGroup = NonNullable<ReturnType<typeof readGroup>>

/** Reads the document `index`. An entry without an allowed link is skipped. */
export function readFooter(attributes: Attributes, context: ReadContext): Footer {
  const { Footer } = read(index, attributes, context)
  const groups = readEach(Footer, within(context, 'Footer'), readGroup)
  const entries = groups.reduce((sum, { entries }) => sum + entries.length, 0)
  if (entries > bounds.footerEntries)
    refuse(within(context, 'Footer'), { code: 'too_many_links', max: bounds.footerEntries })
  const facts = read(factFields, attributes, context)
  return { groups, ...(Object.values(facts).some((fact) => fact !== undefined) ? { facts } : {}) }
}

function readGroup(value: unknown, context: ReadContext) {
  const { title, group: listed } = read(group, value, context)
  const entries = readEach(listed, within(context, 'group'), readEntry)
  return entries.length === 0 ? warn(context, { code: 'empty_group' }) : { title, entries }
}

function readEntry(value: unknown, context: ReadContext) {
  const named = read(entry, value, context)
  const link = allowedLink(named.link)
  return link === undefined ? warn(within(context, 'link'), { code: 'link_not_allowed' }) : { ...named, link }
}
