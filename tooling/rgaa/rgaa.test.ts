import { readFileSync } from 'node:fs'
import path from 'node:path'
import { type Locale, locales } from '@clairmemoire/domain/locale'
import { describe, expect, it } from 'vitest'
import { faultsOf, type Ledger, readLedger } from './ledger.ts'
import { patternFaults, readPatterns } from './patterns.ts'
import { rateOf, type State, stateOf } from './rate.ts'

const root = path.resolve(import.meta.dirname, '../..')

/** Replaces no-break spaces with plain ones. */
const withPlainSpaces = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ')
const read = (file: string) => withPlainSpaces(readFileSync(path.join(root, file), 'utf8'))

const ledger = readLedger(read('docs/accessibility/rgaa.yaml'))
const patterns = readPatterns(read('docs/accessibility/coga.yaml'))

const faultsWith = (change: Partial<Ledger>) => faultsOf({ ...ledger, ...change }, root)
const row = (id: string) => ledger.criteria[id] ?? expect.fail(`no row ${id}`)
const withRow = (id: string, change: Partial<Ledger['criteria'][string]>) => ({
  ...ledger,
  criteria: { ...ledger.criteria, [id]: { ...row(id), ...change } },
})

describe('the audit', () => {
  it('has a row for each criterion, and each row has evidence that exists', () => {
    expect(faultsOf(ledger, root)).toEqual([])
  })
})

const states: Record<Locale, Record<State, string>> = {
  fr: { not: 'non conforme', partial: 'partiellement conforme', total: 'totalement conforme' },
  en: { not: 'not compliant', partial: 'partially compliant', total: 'totally compliant' },
}

describe.each(locales)('the statement of the %s site equals the audit', (locale) => {
  const state = states[locale][stateOf(ledger)]
  const day = (date: string) => new Intl.DateTimeFormat(locale, { dateStyle: 'long' }).format(new Date(date))
  const percent = (value: number) =>
    withPlainSpaces(new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 }).format(value / 100))
  const page = read(`apps/cms/content/${locale}/pages/accessibility.md`)

  it('in its state, which the legal page and the footer have too', () => {
    const mention = `${locale === 'fr' ? 'Accessibilité :' : 'Accessibility:'} ${state}`
    expect(page).toContain(`**${state}**`)
    for (const text of [
      page,
      read(`apps/cms/content/${locale}/pages/legal.md`),
      read(locale === 'fr' ? 'apps/web/src/shell/frame/menus.ts' : 'apps/web/src/shell/frame/locales/en.po'),
    ]) {
      expect(text).toContain(mention)
    }
  })

  it('in its date, its figures and its pages', () => {
    const { applicable, conforming, unseen, rate, average } = rateOf(ledger)
    const count = locale === 'fr' ? `soit ${conforming} sur ${applicable}` : `which is ${conforming} of ${applicable}`
    const counted = locale === 'fr' ? `non respectés : ${unseen}.` : `not met: ${unseen}.`
    expect(page).toContain(`updatedOn: ${ledger.audit.on}`)
    for (const words of [
      day(ledger.audit.on),
      percent(rate),
      percent(average),
      count,
      counted,
      ledger.audit.browser,
      ...ledger.audit.screenReaders,
    ]) {
      expect(page).toContain(words)
    }
    const names = Object.values(ledger.pages).map((name) => name[locale])
    expect(page).toContain(`${names.length} pages`)
    expect(page).toContain(`:\n\n${names.map((name) => `- ${name}\n`).join('')}\n##`)
  })

  it('in its failures and their dates', () => {
    const words = {
      fr: { criterion: 'critère', until: 'à corriger avant le', unseen: 'pas encore regardé' },
      en: { criterion: 'criterion', until: 'to be mended by', unseen: 'not looked at yet' },
    }[locale]
    const line = (open: Ledger['unseen'][number], until: string) =>
      `- ${open[locale].replace(/\.$/, '')} (${words.criterion} ${open.criterion}, ${until})`
    const lines = [
      ...ledger.defects.map((defect) => line(defect, `${words.until} ${day(defect.until)}`)),
      ...ledger.unseen.map((open) => line(open, words.unseen)),
    ]
    expect(page.split('\n').filter((line) => line.startsWith('- ') && line.includes(`(${words.criterion} `))).toEqual(
      lines,
    )
  })
})

describe('the check refuses', () => {
  it('a missing criterion', () => {
    const { '3.2': left, ...criteria } = ledger.criteria
    expect(faultsWith({ criteria })).toContain('3.2 is missing')
    expect(left?.level).toBe('AA')
  })

  it('evidence whose words or file no longer exist', () => {
    const proof = { file: 'apps/web/e2e/sample.spec.ts', says: 'words that nobody wrote' }
    expect(faultsWith({ evidence: { ...ledger.evidence, zoom: proof } })).toEqual([
      'zoom: apps/web/e2e/sample.spec.ts no longer says “words that nobody wrote”',
    ])
    expect(faultsWith({ evidence: { ...ledger.evidence, zoom: { ...proof, file: 'gone.ts' } } })).toHaveLength(1)
  })

  it('evidence that no criterion uses, and evidence that does not exist', () => {
    expect(faultsOf(withRow('10.4', { by: ['guess'] }), root)).toEqual([
      '10.4: guess is not evidence',
      'zoom shows nothing',
    ])
  })

  it('a criterion that fails without a defect, and a criterion that conforms but has a defect', () => {
    const broken = withRow('3.2', { except: [{ result: 'NC', pages: ['desk'], by: ['axe'] }] })
    const defect: Ledger['defects'][number] = {
      criterion: '3.2',
      pages: ['desk'],
      severity: 'annoys',
      until: '2027-01-31',
      fr: 'x',
      en: 'x',
    }
    expect(faultsOf(broken, root)).toEqual(['3.2 does not conform on desk, and has no defect'])
    expect(faultsOf({ ...broken, defects: [...ledger.defects, defect] }, root)).toEqual([])
    expect(faultsWith({ defects: [...ledger.defects, defect] })).toEqual(['3.2 conforms on desk, and has a defect'])
  })

  it('an unchecked criterion that the statement does not mention', () => {
    expect(faultsOf(withRow('10.4', { result: 'NT' }), root)).toEqual([
      '10.4 and the list of what nobody has looked at differ',
    ])
  })
})

describe('the rate', () => {
  const two = { home: { fr: 'accueil', en: 'home' }, desk: { fr: 'secrétariat', en: 'desk' } }
  const of = (...results: readonly (readonly ['C' | 'NC' | 'NA' | 'NT', 'C' | 'NC' | 'NA' | 'NT'])[]): Ledger => ({
    ...ledger,
    pages: two,
    criteria: Object.fromEntries(
      results.map(([home, desk], index) => [
        `1.${index + 1}`,
        { ...row('1.2'), result: home, except: [{ pages: ['desk'], result: desk, by: ['axe'] }] },
      ]),
    ),
  })

  it('is the share of the applicable criteria that conform on all pages to which they apply', () => {
    const rate = rateOf(of(['C', 'C'], ['C', 'NC'], ['C', 'NA'], ['NA', 'NA']))
    expect(rate).toMatchObject({ applicable: 3, conforming: 2, average: 75 })
    expect(rate.rate).toBeCloseTo(66.7, 1)
  })

  it('counts unchecked criteria as failed', () => {
    expect(rateOf(of(['C', 'C'], ['C', 'NT']))).toEqual({
      applicable: 2,
      conforming: 1,
      unseen: 1,
      rate: 50,
      average: 75,
    })
  })

  it('means partly compliant if it is at least half, and only after an audit with a screen reader', () => {
    const heard = { audit: { ...ledger.audit, screenReaders: ['NVDA'] } }
    const half = of(['C', 'C'], ['C', 'NC'])
    expect(stateOf({ ...half, audit: { ...ledger.audit, screenReaders: [] } })).toBe('not')
    expect(stateOf({ ...half, ...heard })).toBe('partial')
    expect(stateOf({ ...of(['C', 'C'], ['C', 'NC'], ['NC', 'NC']), ...heard })).toBe('not')
    expect(stateOf({ ...of(['C', 'C']), ...heard })).toBe('total')
  })
})

describe('the patterns for people with cognitive disabilities', () => {
  const withPattern = (id: string, change: Partial<(typeof patterns.patterns)[string]>) => ({
    ...patterns,
    patterns: { ...patterns.patterns, [id]: { ...(patterns.patterns[id] ?? expect.fail(id)), ...change } },
  })

  it('are 59, and each has evidence that exists', () => {
    expect(Object.keys(patterns.patterns)).toHaveLength(59)
    expect(patternFaults(patterns, root)).toEqual([])
  })

  it('are refused if a pattern or its evidence is missing', () => {
    const { '3.1': left, ...rest } = patterns.patterns
    expect(left?.result).toBe('C')
    expect(patternFaults({ ...patterns, patterns: rest }, root)).toContain('pattern 3.1 is missing')
    const proof = { file: 'gone.ts', says: 'words that nobody wrote' }
    expect(patternFaults({ ...patterns, evidence: { ...patterns.evidence, 'plain-words': proof } }, root)).toEqual([
      'plain-words: gone.ts no longer says “words that nobody wrote”',
    ])
  })

  it('are refused if an unmet pattern has no defect, or a met pattern has one', () => {
    expect(patternFaults(withPattern('3.1', { result: 'P' }), root)).toEqual([
      'pattern 3.1 is not met, and has no defect',
    ])
    expect(patternFaults(withPattern('2.6', { result: 'C' }), root)).toEqual(['pattern 2.6 is met, and has a defect'])
  })
})
