import { type Locale, locales } from '@clairmemoire/domain/locale'
import { inRepository, type ReadText } from './read-text.ts'

const source = 'apps/backend/src'
const features = `${source}/features`
const letters = [
  { name: 'callRequested', place: `${source}/requests/letters/call-requested.ts` },
  { name: 'requestChanged', place: `${source}/requests/letters/call-requested.ts` },
  { name: 'newsRequested', place: `${features}/news/letters/news-requested.ts` },
  { name: 'newsRequestedDesk', place: `${features}/news/letters/news-requested.ts` },
  { name: 'privateLink', place: `${source}/mail/private-link.ts` },
  { name: 'orientationCallDesk', place: `${features}/orientation/letters/orientation-letters.ts` },
] as const

const written = await Promise.all(
  letters.map(async ({ name, place }) => {
    const module: Record<string, (request: object, clinic: object) => object> = await import(inRepository(place))
    return { place, write: module[name] }
  }),
)

const clinic = {
  name: 'Sample',
  addresses: { fr: '1 rue des Lilas, Paris', en: '1 Lilac Street, Paris' },
  deskEmail: 'desk@sample.example',
  phones: { FR: '+33199001234', US: '+12025550142' },
  sites: { fr: 'https://sample.fr.example', en: 'https://sample.example' },
}

const request = {
  id: '3b0d4b0e-7c0e-4f0e-8a42-5a4b1f7a6c11',
  reference: 'CM-7F3K-92QD',
  firstName: 'Camille',
  lastName: 'Exemple',
  email: 'camille@exemple.example',
  phone: '+33199005678',
  relation: null,
  helper: null,
  callback: { kind: 'slot', starts_at: '2027-03-08T08:00:00Z', time_zone: 'Europe/Paris' },
  callBy: '2027-03-10',
  createdAt: new Date('2027-03-05T09:00:00Z'),
  callState: 'cancelled',
  callAskedAt: new Date('2027-03-05T09:00:00Z'),
  activeAt: new Date('2027-03-05T09:00:00Z'),
  changedAt: new Date('2027-03-05T09:00:00Z'),
  sequence: 0,
  callSequence: 1,
  isMatched: true,
  isProgramme: false,
  page: 'https://sample.fr.example/votre-demande#q8Zk3vJ0Tn-2hY_5aXw7Lg',
}

/** Every letter of the backend, as a sample person gets it. */
export function letterTexts(): readonly ReadText[] {
  return locales.flatMap((locale) =>
    written.map(({ place, write }) => ({ place: `${place} in ${locale}`, locale, lines: linesOf(write, locale) })),
  )
}

function linesOf(write: (typeof written)[number]['write'], locale: Locale): ReadText['lines'] {
  const country = locale === 'fr' ? 'FR' : 'US'
  const letter = write?.({ ...request, locale, country }, { ...clinic, deskLocale: locale }) ?? {}
  return Object.entries(letter)
    .filter(([field]) => ['opening', 'action', 'sections', 'stopping'].includes(field))
    .flatMap(([field, value]) =>
      phrasesIn(value)
        .filter((text) => !text.startsWith('https:'))
        .map((text) => ({ field, text, isTitle: false })),
    )
}

/** A phrase is a text, or a list of texts and marked ones; lists of phrases and sections are looked into. */
function phrasesIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value]
  if (!Array.isArray(value))
    return typeof value === 'object' && value !== null ? Object.values(value).flatMap(phrasesIn) : []
  const isPhrase = value.some((part) => typeof part === 'object' && part !== null && 'text' in part)
  return isPhrase
    ? [value.map((part) => (typeof part === 'string' ? part : part.text)).join('')]
    : value.flatMap(phrasesIn)
}
