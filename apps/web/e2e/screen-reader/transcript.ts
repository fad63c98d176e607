import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Locale } from '@clairmemoire/domain/locale'
import type { Utterance } from './desktop.ts'
import type { SpokenAction } from './listener.ts'
import { expectedSpeech } from './expected-speech.ts'

const folder = path.resolve(import.meta.dirname, '../../../../docs/accessibility/transcripts')

/** A part of a transcript. At most `most` of its lines are stored, from its beginning and its end. */
export interface Part {
  heading: string
  lines: readonly string[]
  most?: number
}

export function writeTranscript(
  file: string,
  name: keyof typeof expectedSpeech,
  site: Locale,
  browser: string,
  parts: readonly Part[],
) {
  const text = [
    `# ${name}, ${site === 'fr' ? 'in French' : 'in English'}`,
    `Orca 43.1 with ${browser}, ${new Date().toISOString().slice(0, 10)}. Written by \`pnpm screen-reader\`.`,
    `**A person should hear:** ${expectedSpeech[name]}`,
    ...parts.flatMap(({ heading, lines, most = 88 }) =>
      lines.length > 0
        ? [
            `## ${heading}`,
            shortened(lines, most)
              .map((line) => `- ${line}`)
              .join('\n'),
          ]
        : [],
    ),
  ]
  const target = path.join(folder, `${file}.${site}.md`)
  mkdirSync(path.dirname(target), { recursive: true })
  // The word joiner is silent and has no shape.
  writeFileSync(target, `${text.join('\n\n').replaceAll('\u2060', '')}\n`)
}

export function browserOf(version: string, name: string): string {
  return `${name.replace('Firefox', 'Firefox ESR')} ${version.replace(/^\D+/, '')}`
}

function shortened(lines: readonly string[], most: number): readonly string[] {
  if (lines.length <= most) return lines
  return [...lines.slice(0, most - 10), `(${lines.length - most} lines more)`, ...lines.slice(-10)]
}

const landmarks: Record<Locale, { main: RegExp; end: RegExp }> = {
  fr: { main: /contenu principal/, end: /sortie du contenu principal|^information/ },
  en: { main: /main content/, end: /leaving main content|^information/ },
}

/** Returns the lines that Orca read. Header and footer are the same everywhere, so they are left out unless `isWhole` is true. */
export function reading(speech: readonly Utterance[], site: Locale, isWhole = false): string[] {
  const lines = speech.map((one) => wordsOf(one, site)).filter((line) => line !== '' && line !== '•')
  if (isWhole) return lines
  const { main, end } = landmarks[site]
  const start = lines.findIndex((line) => main.test(line) && !end.test(line))
  const content = start < 0 ? lines : lines.slice(start)
  const stop = content.findIndex((line, index) => index > 0 && end.test(line))
  return stop < 0 ? content : content.slice(0, stop)
}

/** Returns a line with the key, the speech after it, and the properties of the focused element in AT-SPI. */
export function stop({ did, speech }: SpokenAction, site: Locale): string {
  const words = speech.map((one) => wordsOf(one, site)).join(' ') || '(nothing)'
  return `${did}: ${words} — \`${speech.at(-1)?.exposed ?? ''}\``
}

/** Announcements of Orca about its own modes and about loading pages. */
const ofOrca =
  /^(?:Focus mode|Browse mode|Mode focus|Mode navigation|Loading\..*|Chargement.*|Finished loading.*|Fin du chargement.*)$/

function wordsOf({ text, lang }: Utterance, site: Locale): string {
  const words = text.replaceAll(/\s+/g, ' ').trim()
  if (ofOrca.test(words)) return ''
  return lang !== '' && lang !== site ? `(${lang}) ${words}` : words
}
