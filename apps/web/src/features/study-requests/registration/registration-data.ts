import { mayRecruit, type Study, type StudyListing } from '@clairmemoire/domain/study'
import { loadCatalog } from '@clairmemoire/i18n/catalog'
import { msg } from '@lingui/core/macro'
import { notFound } from '@tanstack/react-router'
import { studyListingsQuery } from '../../../platform/clients/study-listings.ts'
import type { SiteContext } from '../../../platform/site/site-context.ts'
import type { PageText } from '../../../routing/page-loader.ts'
import { shownStudy } from '../../../study-entries/index.ts'
import { studyRequestsCatalog } from '../engagement/trial-engagement.copy.ts'

export interface RegistrationData {
  study: StudyListing
  /** Whether the study recruits or may recruit. */
  isOpen: boolean
  /** Whether the study will recruit again. */
  isPaused: boolean
  /** Whether the study will recruit later for the first time. */
  isAnnounced: boolean
  pageText: PageText
}

/** Throws NotFound if the study is not in the locale’s catalogue or has no published text. */
export async function registrationData(context: SiteContext, slug: string): Promise<RegistrationData> {
  return dataOf(await shownStudy(slug, context), context)
}

/** Uses the backend's list of studies, which does not contain their state. */
export async function listedRegistration(context: SiteContext, slug: string): Promise<RegistrationData> {
  const { studies } = await studyListingsQuery(context.api).queryFn()
  const listed = studies.find((study) => study.slug === slug && study.locale === context.locale)
  return dataOf(listed && { code: listed.trial_code, name: listed.name, slug, status: 'to_confirm' }, context)
}

async function dataOf(
  study: Pick<Study, 'code' | 'name' | 'slug' | 'status'> | undefined,
  { i18n, locale }: SiteContext,
): Promise<RegistrationData> {
  if (!study) throw notFound()
  await loadCatalog(i18n, studyRequestsCatalog)
  const { code, name, slug, status } = study
  const title = msg({ id: 'study-requests.registration.page-title', message: `S’inscrire à l’étude ${name}` })
  const description = msg({
    id: 'study-requests.registration.page-description',
    message: `Demandez un appel gratuit de 10 minutes au sujet de l’étude ${name}. Il est confidentiel et sans engagement.`,
  })
  return {
    study: { code, name, slug, locale },
    isOpen: mayRecruit(status),
    isPaused: status === 'paused',
    isAnnounced: status === 'not_yet_recruiting',
    pageText: { title: i18n._(title), description: i18n._(description) },
  }
}
