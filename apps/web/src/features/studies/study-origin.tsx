import { LinkList } from '@clairmemoire/ui/link-list'
import { Notice } from '@clairmemoire/ui/notice'
import { OutwardLink } from '@clairmemoire/ui/outward-link'
import { Trans, useLingui } from '@lingui/react/macro'
import { TextVersion } from './text-version.tsx'
import { registryPage } from './registry-page.ts'
import type { StudyPageData } from './study-page-data.ts'

type StudyOriginProps = Pick<StudyPageData, 'study' | 'places' | 'text' | 'version'>

/** Where the study takes place, who runs it, and where its facts come from. */
export function StudyOrigin({ study, places, text, version }: StudyOriginProps) {
  const { t } = useLingui()
  const { sponsor, sources } = text
  const { countries, cities, areSamples } = places
  const elsewhere = t({ id: 'studies.origin.other-site', message: 'autre site' })
  return (
    <>
      <h2>
        <Trans id="studies.origin.places">Où a lieu l’étude</Trans>
      </h2>
      {countries && (
        <p>
          <Trans id="studies.origin.countries">Pays cités par les sources : {countries}.</Trans>
        </p>
      )}
      {areSamples ? (
        <Notice tone="sample" title={<Trans id="studies.origin.sample.title">Lieux d’exemple</Trans>}>
          <p>
            <Trans id="studies.origin.sample.text">
              {cities}. Ces villes sont des exemples, pas de vrais centres de l’étude. Demandez-nous les lieux pendant
              l’appel.
            </Trans>
          </p>
        </Notice>
      ) : (
        <p>{cities}</p>
      )}
      <h2>
        <Trans id="studies.origin.title">Qui mène l’étude, et nos sources</Trans>
      </h2>
      <p>
        <Trans id="studies.origin.sponsor">Promoteur : {sponsor}.</Trans>
      </p>
      {study.registryIds.length > 0 && (
        <>
          <h3>
            <Trans id="studies.origin.registry">L’étude dans les registres publics</Trans>
          </h3>
          <LinkList links={study.registryIds.map((id) => registryEntry(id, elsewhere))} />
        </>
      )}
      <h3>
        <Trans id="studies.origin.sources">D’où viennent ces informations</Trans>
      </h3>
      <LinkList
        links={sources.map(({ href, title }) =>
          href === undefined ? (
            <span key={title}>{title}</span>
          ) : (
            <OutwardLink key={href} href={href} note={elsewhere}>
              {title}
            </OutwardLink>
          ),
        )}
      />
      <TextVersion {...version} />
    </>
  )
}

function registryEntry(id: string, elsewhere: string) {
  const page = registryPage(id)
  if (!page) return <span key={id}>{id}</span>
  return (
    <OutwardLink key={id} href={page.href} note={elsewhere}>
      {`${id} – ${page.register}`}
    </OutwardLink>
  )
}
