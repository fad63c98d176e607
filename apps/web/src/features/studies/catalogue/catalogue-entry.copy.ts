import type { Country } from '@clairmemoire/domain/country'
import { roundedDistance } from '@clairmemoire/domain/distance'
import type { Locale } from '@clairmemoire/domain/locale'
import type { Asked, Procedures } from '@clairmemoire/domain/study'
import type { FoundStudy, StudyWish } from '@clairmemoire/domain/study-search'
import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { nearestSiteText } from '../../../study-entries/index.ts'

const lumbarPuncture: Record<Asked, MessageDescriptor> = {
  yes: msg({ id: 'studies.entry.lp-yes', message: 'Avec une ponction lombaire.' }),
  of_some: msg({ id: 'studies.entry.lp-some', message: 'Une ponction lombaire, pour certains participants.' }),
  no: msg({ id: 'studies.entry.lp-no', message: 'Sans ponction lombaire.' }),
  unknown: msg({
    id: 'studies.entry.lp-unknown',
    message: 'Ponction lombaire : nos sources ne le disent pas.',
  }),
}
const infusion: Record<Asked, MessageDescriptor> = {
  yes: msg({ id: 'studies.entry.iv-yes', message: 'Avec des perfusions.' }),
  of_some: msg({ id: 'studies.entry.iv-some', message: 'Des perfusions, pour certains participants.' }),
  no: msg({ id: 'studies.entry.iv-no', message: 'Sans perfusion.' }),
  unknown: msg({ id: 'studies.entry.iv-unknown', message: 'Perfusion : nos sources ne le disent pas.' }),
}
const atHome: Record<Asked, MessageDescriptor> = {
  yes: msg({ id: 'studies.entry.home-yes', message: 'Une partie se passe à la maison.' }),
  of_some: msg({ id: 'studies.entry.home-some', message: 'Une partie à la maison, pour certains participants.' }),
  no: msg({ id: 'studies.entry.home-no', message: 'Rien ne se passe à la maison.' }),
  unknown: msg({ id: 'studies.entry.home-unknown', message: 'À la maison : nos sources ne le disent pas.' }),
}
const words: Record<keyof Procedures, Record<Asked, MessageDescriptor>> = { lumbarPuncture, infusion, atHome }

/** A text about each of three procedures of a study, in display order. */
export function procedureTexts(
  { lumbarPuncture, infusion, atHome }: Procedures,
  i18n: I18n,
): Record<keyof Procedures, string> {
  return {
    lumbarPuncture: i18n._(words.lumbarPuncture[lumbarPuncture]),
    infusion: i18n._(words.infusion[infusion]),
    atHome: i18n._(words.atHome[atHome]),
  }
}

/** The notes on a card of a search: the nearest study site, and a text for each chosen filter about procedures. */
export function entryNotes({ study, nearest }: FoundStudy, wish: StudyWish, i18n: I18n, locale: Locale): string[] {
  const procedures = procedureTexts(study.procedures, i18n)
  return [
    ...(wish.place ? [placeText(nearest, wish.country, i18n, locale)] : []),
    ...(wish.noLumbarPuncture ? [procedures.lumbarPuncture] : []),
    ...(wish.noInfusion ? [procedures.infusion] : []),
    ...(wish.atHome ? [procedures.atHome] : []),
  ]
}

function placeText(nearest: FoundStudy['nearest'], country: Country, i18n: I18n, locale: Locale): string {
  if (!nearest) {
    return i18n._(
      msg({
        id: 'studies.entry.no-site',
        message: 'Aucun lieu d’étude de votre pays n’accueille de nouvelles personnes en ce moment.',
      }),
    )
  }
  return nearestSiteText(i18n, locale, nearest.site.city, roundedDistance(nearest.kilometres, country))
}
