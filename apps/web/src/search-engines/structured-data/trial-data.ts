import { studiesOf } from '@clairmemoire/studies'
import type { StudySite } from '@clairmemoire/domain/study'
import type { AdministrativeArea, MedicalCode, MedicalObservationalStudy, MedicalTrial } from 'schema-dts'
import { registerPage } from '../../features/studies/index.ts'
import type { Content } from '../../platform/content/content.ts'
import type { ToldPage } from '../told-page.ts'

type StudyData = MedicalTrial | MedicalObservationalStudy

/** A study by the facts of its registry; what invites people to it once an ethics committee has allowed that text. */
export async function trialData({ params, locale, url }: ToldPage, content: Content): Promise<readonly StudyData[]> {
  const study = studiesOf(locale).find(({ slug }) => slug === params['trial_name'])
  const text = study && (await content.study(study.slug))
  if (!study || !text?.page) return []
  const { approval, title, page } = text
  const { [study.code]: sites = [] } = await content.studySites()
  return [
    {
      '@type': study.kind === 'medicine' ? 'MedicalTrial' : 'MedicalObservationalStudy',
      name: study.name,
      url,
      ...(page.sponsor && { sponsor: { '@type': 'Organization', name: page.sponsor } }),
      ...(study.status === 'recruiting' && { status: 'https://schema.org/Recruiting' }),
      ...(study.registryIds.length > 0 && { code: study.registryIds.map(codeOf) }),
      ...placesOf(sites),
      ...(approval && { alternateName: title, description: page.summary }),
    },
  ]
}

function codeOf(id: string): MedicalCode {
  const url = registerPage(id)
  return {
    '@type': 'MedicalCode',
    codeValue: id,
    ...(url !== undefined && { codingSystem: new URL(url).hostname, url }),
  }
}

/** An invented site is on the page with a word that says so, and nowhere else. */
function placesOf(sites: readonly StudySite[]): { studyLocation?: AdministrativeArea[] } {
  const cities = sites.filter(({ sample, recruiting }) => recruiting && !sample).map(({ city }) => city)
  if (cities.length === 0) return {}
  return { studyLocation: cities.map((name) => ({ '@type': 'AdministrativeArea', name })) }
}
