import { countryOfLocale, isCountry } from '@clairmemoire/domain/country'
import type { Locale } from '@clairmemoire/domain/locale'
import { overseasZone } from '@clairmemoire/domain/overseas-clock'
import { zoneOfCalls } from '../../../calls/zone-of-calls.ts'
import type { Clinic } from '../../../clinic/clinic.ts'
import type { SmsKind, WrittenSms } from '../../../sms/sms-kind.ts'
import { framedSms } from '../../../sms/sms-texts.ts'
import { type FoundReader, findConfirmation, findNews, type NewsReader } from './news-reader.ts'

/** The text messages about news, by the name that orders contain. */
export const newsSms = {
  news_confirm_sms: {
    orderedBy: 'anybody',
    write: async (database, id, clinic) => {
      const reader = await findConfirmation(database, id)
      return reader && smsTo(reader, confirmSms(reader, clinic))
    },
  },
  news_opened_sms: {
    orderedBy: 'clock',
    write: async (database, id, clinic) => {
      const reader = await findNews(database, id)
      return reader && smsTo(reader, openedSms(reader, clinic, reader.count))
    },
  },
} satisfies Record<string, SmsKind>

function smsTo(reader: FoundReader, text: string): WrittenSms | undefined {
  const { phone, isConfirmed } = reader
  return phone === null ? undefined : { to: phone, text, zone: zoneOfNews(reader), requestId: null, isConfirmed }
}

/** The time zone for the quiet hours: that of a number of France overseas, else that of calls. */
export function zoneOfNews({ locale, country, phone }: Pick<FoundReader, 'locale' | 'country' | 'phone'>): string {
  return overseasZone({ phone: phone ?? '' }) ?? zoneOfCalls(isCountry(country) ? country : countryOfLocale(locale), '')
}

/** Writes the text message with the link for confirming, which does not say what the news is about. */
export function confirmSms(reader: NewsReader, clinic: Clinic): string {
  const { asked, confirm } = texts[reader.locale]
  return newsText(reader, clinic, [asked, confirm], true)
}

/** Writes the text message that says how many studies opened. Their names are only on the page of the reader. */
export function openedSms(reader: NewsReader, clinic: Clinic, count: number): string {
  const { opened, read } = texts[reader.locale]
  return newsText(reader, clinic, [opened(count), read], false)
}

/** Adds the short address of the page of the reader. */
function newsText(
  { locale, capability }: NewsReader,
  clinic: Clinic,
  words: readonly string[],
  mayBeUnasked: boolean,
): string {
  const lines = [...words, `${clinic.sites[locale]}/n#${capability}`]
  return framedSms({ locale, clinic, lines, mayBeUnasked })
}

const texts = {
  fr: {
    asked: 'ce numéro a été donné pour recevoir nos nouvelles.',
    confirm: 'Pour dire oui\u00a0:',
    opened: (count: number) =>
      count > 1
        ? `les inscriptions sont ouvertes pour ${count} projets qui peuvent vous intéresser.`
        : 'les inscriptions sont ouvertes pour un projet qui peut vous intéresser.',
    read: 'Lire la nouvelle\u00a0:',
  },
  en: {
    asked: 'this number was given to receive our news.',
    confirm: 'To say yes:',
    opened: (count: number) =>
      count > 1
        ? `enrollment is open for ${count} projects that may interest you.`
        : 'enrollment is open for a project that may interest you.',
    read: 'Read the news:',
  },
} satisfies Record<Locale, unknown>
