import { mkdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { locales } from '@clairmemoire/domain/locale'
import { productName } from '@clairmemoire/domain/product'
import { segmentsOf } from '@clairmemoire/domain/sms'
import { letterAsText } from '../src/mail/letter.ts'
import { letterAsHtml } from '../src/mail/letter-as-html.ts'
import { sampleLetters } from './sample-letters.ts'
import { sampleSms } from './sample-sms.ts'
import { clinic } from './test-backend.ts'

const folder = path.join(import.meta.dirname, '../reports/letters')

// Writes a page that shows the HTML and text versions of all letters, and all text messages with their segments.
const page = [
  '<!doctype html><meta charset="utf-8"><title>Letters</title>',
  '<style>iframe { border: 1px solid }</style>',
]

await rm(folder, { recursive: true, force: true })
await mkdir(folder, { recursive: true })
for (const locale of locales) {
  for (const [number, [order, about, letter]] of sampleLetters(locale).entries()) {
    const file = `${locale}-${String(number + 1).padStart(2, '0')}-${order}`
    await writeFile(path.join(folder, `${file}.html`), letterAsHtml(letter))
    await writeFile(path.join(folder, `${file}.txt`), `${letter.subject}\n\n${letterAsText(letter)}`)
    page.push(`<h2 lang="${locale}">${order} ${about}<br>${letter.subject}</h2>`)
    page.push(...['320', '600'].map((width) => `<iframe src="${file}.html" width="${width}" height="900"></iframe>`))
    page.push(`<iframe src="${file}.txt" width="420" height="900"></iframe>`)
  }
  for (const [order, about, text] of sampleSms(locale, { ...clinic, name: productName })) {
    page.push(`<h2 lang="${locale}">${order} ${about}: ${segmentsOf(text)}</h2><pre lang="${locale}">${text}</pre>`)
  }
}
await writeFile(path.join(folder, 'index.html'), page.join('\n'))
process.stdout.write(`${path.join(folder, 'index.html')}\n`)
