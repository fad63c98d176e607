import type { Locale } from '@clairmemoire/domain/locale'
import type { Ledger } from './ledger.ts'
import { rateOf, type State, stateOf } from './rate.ts'

/** What stands under a heading of the accessibility page. */
interface Part {
  heading: string
  text: string
}

const states: Record<Locale, Record<State, string>> = {
  fr: { not: 'non conforme', partial: 'partiellement conforme', total: 'totalement conforme' },
  en: { not: 'not compliant', partial: 'partially compliant', total: 'totally compliant' },
}

/** The parts of the page that follow from the audit. */
function partsOf(locale: Locale, ledger: Ledger): Part[] {
  const { audit, pages, defects, unseen } = ledger
  const { applicable, conforming, unseen: notLooked, rate, average } = rateOf(ledger)
  const state = states[locale][stateOf(ledger)]
  const day = (on: string) =>
    new Intl.DateTimeFormat(locale, { dateStyle: 'long' }).format(new Date(on)).replace(/(?<=^\d+) /, '\u00a0')
  const percent = (value: number) =>
    new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 })
      .format(value / 100)
      .replace('\u202f', '\u00a0')
  const list = (lines: readonly string[]) => lines.map((line) => `- ${line}`).join('\n')
  const sample = Object.values(pages).map((names) => names[locale])
  const missing = [
    ...defects.map((defect) => ({ ...defect, text: defect[locale].replace(/\.$/, ''), until: day(defect.until) })),
    ...unseen.map((open) => ({ ...open, text: open[locale].replace(/\.$/, ''), until: undefined })),
  ]
  const readers = audit.screenReaders.join(', ')
  /** The method of RGAA asks for them. */
  const notHeard = ['NVDA', 'VoiceOver'].filter((name) => !readers.includes(name))
  if (locale === 'fr')
    return [
      {
        heading: '## État de conformité',
        text: `Ce site est **${state}** au référentiel général d’amélioration de l’accessibilité (RGAA), version 4.1.2. ${
          readers === ''
            ? 'La raison\u00a0: notre audit a été fait sans lecteur d’écran. Sans cela, il n’est pas encore valable.'
            : `Cet état suit notre audit du ${day(audit.on)}.`
        }\n\nCela ne veut pas dire que tout est difficile à utiliser. Les chiffres sont ci-dessous.`,
      },
      {
        heading: '## Résultats des tests',
        text: `L’équipe qui construit le site a fait elle-même un audit, le ${day(audit.on)}. Personne d’autre ne l’a vérifié. Elle a regardé ${sample.length}\u00a0pages et états avec les 106\u00a0critères du RGAA\u00a0:\n\n${list(
          [
            `${percent(rate)} des critères qui s’appliquent sont respectés partout, soit ${conforming} sur\u00a0${applicable}\u00a0;`,
            `une page en respecte ${percent(average)} en moyenne\u00a0;`,
            `critères pas encore regardés partout, que nous comptons comme non respectés : ${notLooked}.`,
          ],
        )}\n\nDes tests automatiques refont une grande partie de cet audit à chaque changement.`,
      },
      {
        heading: '### Ce qui n’est pas conforme',
        text: list(
          missing.map(
            ({ text, criterion, until }) =>
              `${text} (critère ${criterion}${until === undefined ? ', pas encore regardé' : `, à corriger avant le ${until}`})`,
          ),
        ),
      },
      {
        heading: '## Établissement de cette déclaration',
        text: `Cette déclaration a été mise à jour le ${day(audit.on)}, par l’équipe qui construit le site. Elle suit son propre audit.`,
      },
      {
        heading: '### Environnement de test',
        text: `${audit.browser}, ${readers === '' ? 'sans lecteur d’écran. Un audit devra y ajouter NVDA avec Firefox et VoiceOver avec Safari' : `avec ${readers}${notHeard.length > 0 ? `. Pas encore avec ${notHeard.join(' ni ')}` : ''}`}.`,
      },
      {
        heading: '### Pages vérifiées',
        text: `En français et en anglais\u00a0:\n\n${list(sample)}`,
      },
    ]
  return [
    {
      heading: '## Level of compliance',
      text: `This site is **${state}** with the French accessibility rules (RGAA), version 4.1.2. ${
        readers === ''
          ? 'The reason: our audit was made without a screen reader. Without one it is not valid yet.'
          : `This level follows our audit of ${day(audit.on)}.`
      }\n\nThis does not mean that everything is hard to use. The figures are below.`,
    },
    {
      heading: '## Results of the tests',
      text: `The team that builds the site made an audit itself, on ${day(audit.on)}. Nobody else has checked it. The team looked at ${sample.length} pages and states with the 106 criteria of the RGAA:\n\n${list(
        [
          `${percent(rate)} of the criteria that apply are met everywhere, which is ${conforming} of ${applicable};`,
          `a page meets ${percent(average)} of them on average;`,
          `criteria not looked at everywhere yet, which we count as not met: ${notLooked}.`,
        ],
      )}\n\nAutomatic tests repeat much of this audit at every change.`,
    },
    {
      heading: '### What is not compliant',
      text: list(
        missing.map(
          ({ text, criterion, until }) =>
            `${text} (criterion ${criterion}, ${until === undefined ? 'not looked at yet' : `to be mended by ${until}`})`,
        ),
      ),
    },
    {
      heading: '## How this statement was made',
      text: `This statement was updated on ${day(audit.on)}, by the team that builds the site. It follows its own audit.`,
    },
    {
      heading: '### Test environment',
      text: `${audit.browser}, ${readers === '' ? 'without a screen reader. An audit will have to add NVDA with Firefox and VoiceOver with Safari' : `with ${readers}${notHeard.length > 0 ? `. Not yet with ${notHeard.join(' or ')}` : ''}`}.`,
    },
    { heading: '### Pages checked', text: `In French and in English:\n\n${list(sample)}` },
  ]
}

const mentions: Record<Locale, RegExp> = {
  fr: /(?<=Accessibilité\u00a0: )\p{L}+ conforme/gu,
  en: /(?<=Accessibility: )\p{L}+ compliant/gu,
}

/** A document that names the state of the site, as the audit has it. */
export function withState(document: string, locale: Locale, ledger: Ledger): string {
  return document.replaceAll(mentions[locale], states[locale][stateOf(ledger)])
}

/** The accessibility page as the audit has it; what is not about the audit stays. */
export function withAudit(document: string, locale: Locale, ledger: Ledger): string {
  const parts = partsOf(locale, ledger)
  const dated = withState(document, locale, ledger).replace(/(?<=^updatedOn: ).*$/m, ledger.audit.on)
  return parts.reduce((page, { heading, text }) => {
    const [before = '', after] = page.split(`\n${heading}\n`)
    if (after === undefined) throw new Error(`The accessibility page (${locale}) has no “${heading}”`)
    const next = after.search(/^##/m)
    return `${before}\n${heading}\n\n${text}\n\n${after.slice(next)}`
  }, dated)
}
