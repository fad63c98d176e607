import type { Side } from './eligibility-line.ts'
import type { Paragraph } from './paragraph.ts'

/** The side and group that a heading gives to the following lines; the side is undefined if the heading names both sides. */
export type Heading =
  | { kind: 'side'; side: Side | undefined; group: string | undefined }
  | { kind: 'group' }
  | { kind: 'lead-in' }

const exclusion = /\bnon-? ?inclusion|\bexclusions?\b/i
const inclusion = /\binclusions?\b/i

const adjective =
  '(?:key|main|major|primary|principal|general|additional|specific|other|study|trial|core|common|important|selected|protocol|clinical|patients?|subjects?|participants?|the)'
const strictTitle = new RegExp(
  String.raw`^(?:${adjective} )*(?:criteria (?:for|of) )?(?:non-? ?inclusion|inclusion|exclusion|eligibility)s?(?: ?(?:/|and|&) ?(?:exclusion|inclusion))?(?: criteri(?:a|on|as))?(?<rest> ?\(.{1,80}\)| ?[-–:] .{1,60}| (?:for|of|in) .{1,60}|)$`,
  'i',
)

const person =
  '(?:patients?|subjects?|participants?|individuals?|people|persons?|volunteers?|controls?|adults|carers?|caregivers?|partners?|informants?|veterans|relatives|family members?|women|men|residents?|dyads?|groups?|cohorts?|arms?|carriers|staff)'
const groupTitle = new RegExp(
  String.raw`^(?:for |in |all )?(?:the )?(?:(?:part|cohort|group|arm|stage|phase|sub-?study|segment|panel) [A-Z0-9]{1,3}\b|(?:open[- ]label|optional|long[- ]term|safety|[A-Za-z]+) extension\b|extension\b|OLE\b)`,
  'i',
)
const withPersons = new RegExp(String.raw`\b${person}\b`, 'i')
/** Words of a rule that begins in this line and continues in its items. */
const condition = /^(?:if|when|unless|where)\b|\bwho (?:meets?|have|has|had)\b|\b(?:of|with|diagnosis|history)$/i

/** Returns undefined for a rule. `hasItems`: the next lines are items below this one. */
export function headingOf({ marker, text }: Paragraph, hasItems: boolean): Heading | undefined {
  const words = text.replaceAll(/[#*_]/g, '').trim()
  const bare = words.replace(/[\s:：.]+$/, '')
  const asTitle = titleOf(bare) ?? (endsWithoutStop(words) && marker === '' ? sentenceTitleOf(bare) : undefined)
  if (asTitle) return asTitle
  const isShort = bare.split(' ').length <= 12
  if (groupTitle.test(bare) && isShort && (endsWithoutStop(words) || isNameOfGroup(bare, hasItems && marker === '')))
    return { kind: 'group' }
  if (marker === '' && hasItems && isShort && isGroupOfPeople(bare) && !/[.,;]$/.test(words)) return { kind: 'group' }
  if (!endsWithoutStop(words)) return undefined
  if (marker === '' && isShort && isGroupOfPeople(bare)) return { kind: 'group' }
  return hasItems || marker === '' ? { kind: 'lead-in' } : undefined
}

function isGroupOfPeople(bare: string): boolean {
  return withPersons.test(bare) && !condition.test(bare)
}

function endsWithoutStop(text: string): boolean {
  return /[:：]\s*:?$/.test(text)
}

/** Whether a line is only a name, such as "Part B" or "Open-label extension". */
function isNameOfGroup(bare: string, isAboveItems: boolean): boolean {
  return isAboveItems || bare.split(' ').length <= 4
}

function titleOf(bare: string): Heading | undefined {
  const found = strictTitle.exec(bare)
  if (!found || (!/criteri/i.test(bare) && /^[a-z]/.test(bare))) return undefined
  const rest = found.groups?.rest?.trim() ?? ''
  const named = bare.slice(0, bare.length - (found.groups?.rest?.length ?? 0))
  if (!/criteri|inclusion|exclusion/i.test(named)) return undefined
  const namesGroup =
    rest !== '' && !/^\(?(?:continued|cont|summary|abbreviated|all)/i.test(rest.replace(/^[-–: ]+/, ''))
  return { kind: 'side', side: sideOf(named), group: namesGroup ? bare : undefined }
}

/** Recognizes a heading that is a sentence, such as "Patients are excluded if they have:". */
function sentenceTitleOf(bare: string): Heading | undefined {
  const named = /\b(?:inclusion|exclusion) criteria\b/i.test(bare) ? sideOf(bare) : sideOfSentence(bare)
  if (named === undefined) return undefined
  return { kind: 'side', side: named, group: groupIn(bare) }
}

function sideOf(text: string): Side | undefined {
  const isExclusion = exclusion.test(text)
  const isInclusion = inclusion.test(text.replaceAll(/non-? ?inclusion/gi, ''))
  return isExclusion === isInclusion ? undefined : isExclusion ? 'exclusion' : 'inclusion'
}

function sideOfSentence(bare: string): Side | undefined {
  if (/\bexcluded\b|\bineligible\b|\bnot (?:be )?(?:eligible|included|enrolled)\b/i.test(bare)) return 'exclusion'
  return /\b(?:be|are|were) (?:eligible|included|enrolled)\b|\binclusion if\b/i.test(bare) ? 'inclusion' : undefined
}

const plain =
  /\b(?:key|main|major|primary|additional|following|inclusion|exclusion|criteria|are|is|met|meet|met|must|have|has|they|any|of|the|these|will|be|may|if|in|to|this|study|trial|for|all|eligible|excluded|included|enrolled|include|includes|patients?|subjects?|participants?|individuals?|with|who|from|not|and|or|one|more)\b/gi

/** The whole heading if it names the group of people. */
function groupIn(bare: string): string | undefined {
  return /[a-z]/i.test(bare.replaceAll(plain, '')) ? bare : undefined
}
