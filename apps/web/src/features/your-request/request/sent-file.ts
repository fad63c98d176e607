import type { Locale } from '@clairmemoire/domain/locale'

interface SentFile {
  locale: Locale
  title: string
  /** Below the title: reference and day. */
  about: string
  /** What was asked and answered, under the heading of its part where there is one. */
  parts: readonly { heading?: string; rows: readonly { term: string; value: string }[] }[]
}

/** What was sent as one page that opens anywhere, without a network: HTML that fetches nothing and runs nothing. */
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
