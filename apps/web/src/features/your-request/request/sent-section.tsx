import type { PrivateRequest } from '@clairmemoire/api-client/schema'
import type { Locale } from '@clairmemoire/domain/locale'
import { productName } from '@clairmemoire/domain/product'
import { formatPlainDate } from '@clairmemoire/i18n/formats'
import { formatPhone } from '@clairmemoire/i18n/phone'
import { Actions } from '@clairmemoire/ui/actions'
import { Button } from '@clairmemoire/ui/button'
import { PrintSheet } from '@clairmemoire/ui/print-sheet'
import { Prose } from '@clairmemoire/ui/prose'
import { SummaryList } from '@clairmemoire/ui/summary-list'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { promiseText } from '../../../call-requests/index.ts'
import { saveFile } from '../../../platform/files/save-file.ts'
import { useContactPhone } from '../../../platform/site/site-hooks.ts'

interface SentFile {
  locale: Locale
  title: string
  /** The subtitle with the reference and the date. */
  about: string
  /** The questions and answers of each section; a section may have no heading. */
  parts: readonly { heading?: string; rows: readonly { term: string; value: string }[] }[]
}

/** The sent request as an HTML page that opens offline. The page fetches nothing and runs no scripts. */
export function sentFile({ locale, title, about, parts }: SentFile): string {
  const body = parts.map(
    ({ heading, rows }) =>
      `${heading === undefined ? '' : `<h2>${escaped(heading)}</h2>\n`}<dl>\n${rows.map(row).join('\n')}\n</dl>`,
  )
  return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escaped(title)}</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>${escaped(title)}</h1>
<p>${escaped(about)}</p>
${body.join('\n')}
</main>
</body>
</html>
`
}

function row({ term, value }: { term: string; value: string }): string {
  return `<dt>${escaped(term)}</dt>\n<dd>${escaped(value)}</dd>`
}

const style =
  'body{max-width:40rem;margin:2rem auto;padding:0 1rem;font:1.125rem/1.6 sans-serif}dt{margin-top:1rem;font-weight:bold}dd{margin:0;white-space:pre-line}'

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

function escaped(text: string): string {
  return text.replaceAll(/[&<>"]/g, (sign) => entities[sign] ?? sign)
}

/** Offers the exact words of the sent request, as a printable sheet and as a file with a neutral name. */
export function SentSection({ request, locale }: { request: PrivateRequest; locale: Locale }) {
  const { t } = useLingui()
  const phone = useContactPhone()
  const [isShown, setShown] = useState(false)
  const { sent, sent_on, title, reference, call } = request
  const day = formatPlainDate(locale, sent_on)
  if (sent.length === 0) return null
  const declined = t({ id: 'your-request.sent.declined', message: 'Pas de réponse' })
  const about = t({ id: 'your-request.sent.about', message: `Référence ${reference}, envoyé le ${day}.` })
  const save = () => {
    const name = t({ id: 'your-request.sent.file', message: 'demande' })
    saveFile(
      `${name}-${reference}.html`,
      sentFile({ locale, title, about, parts: partsOf(sent, declined) }),
      'text/html',
    )
  }
  return (
    <Prose>
      <Actions>
        <Button kind="quiet" aria-expanded={isShown} onClick={() => setShown(!isShown)}>
          <Trans id="your-request.sent.show">Voir et imprimer</Trans>
        </Button>
        <Button kind="quiet" onClick={save}>
          <Trans id="your-request.sent.save">Garder une copie</Trans>
        </Button>
      </Actions>
      {isShown ? (
        <PrintSheet
          isDense
          source={`${productName}, ${formatPhone(phone)}`}
          date={day}
          title={title}
          summary={call && <CallFirst call={call} locale={locale} />}
          note={<Trans id="your-request.sent.note">Référence {reference}. Ce n’est pas un diagnostic.</Trans>}
          printLabel={t({ id: 'your-request.sent.print', message: 'Imprimer cette feuille' })}
        >
          <SummaryList
            rows={sent.map(({ id, question, answer }) => ({ id, term: question, value: answer ?? declined }))}
          />
        </PrintSheet>
      ) : null}
    </Prose>
  )
}

/** The time, person and number of the clinic's call, at the top of the sheet. */
function CallFirst({ call, locale }: { call: NonNullable<PrivateRequest['call']>; locale: Locale }) {
  const { t, i18n } = useLingui()
  const rows = [
    { term: t({ id: 'your-request.field.call', message: 'L’appel' }), value: promiseText(i18n, locale, call) },
    {
      term: t({ id: 'your-request.head.callee', message: 'Nous appelons' }),
      value: `${call.name}, ${formatPhone(call.phone)}`,
    },
    { term: t({ id: 'your-request.head.from', message: 'Depuis le' }), value: formatPhone(call.from_phone) },
  ]
  return <SummaryList rows={rows} />
}

/** The answers of each section, in the order of the form. */
function partsOf(sent: PrivateRequest['sent'], declined: string): Parameters<typeof sentFile>[0]['parts'] {
  const sections = [...new Set(sent.map(({ section }) => section))]
  return sections.map((section) => ({
    ...(section !== undefined && { heading: section }),
    rows: sent
      .filter((answer) => answer.section === section)
      .map(({ question, answer }) => ({ term: question, value: answer ?? declined })),
  }))
}
