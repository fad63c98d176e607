import { LinkList } from '@clairmemoire/ui/link-list'
import { Notice } from '@clairmemoire/ui/notice'
import { OutwardLink } from '@clairmemoire/ui/outward-link'
import { Trans, useLingui } from '@lingui/react/macro'
import { PageLink } from '../../../routing/page-link.tsx'
import type { Reference } from './registration.copy.ts'
import type { Origin, Remark } from './study-origin.copy.ts'

/** Where the study takes place, who runs it, and where its facts come from. */
export function StudyOrigin({ places, sources }: Origin) {
  return (
    <>
      <h2 id="places">{places.title}</h2>
      {places.remarks.map((remark) => (
        <Said key={remark.text} {...remark} />
      ))}
      <h2 id="sources">{sources.title}</h2>
      <p>
        {sources.sponsor}{' '}
        <PageLink to="/who-pays">
          <Trans id="studies.origin.money">Qui paie, et qui y gagne ?</Trans>
        </PageLink>
      </p>
      {sources.registrations.length > 0 && (
        <>
          <h3>
            <Trans id="studies.origin.registry">L’étude dans les registres publics</Trans>
          </h3>
          <References of={sources.registrations} />
        </>
      )}
      <h3>
        <Trans id="studies.origin.sources">D’où viennent ces informations</Trans>
      </h3>
      <References of={sources.list} />
      <Said {...sources.version} />
    </>
  )
}

function Said({ title, text }: Remark) {
  const said = <p>{text}</p>
  return title === undefined ? (
    said
  ) : (
    <Notice tone="sample" title={title}>
      {said}
    </Notice>
  )
}

function References({ of }: { of: readonly Reference[] }) {
  const { t } = useLingui()
  const elsewhere = t({ id: 'studies.origin.other-site', message: 'autre site' })
  return (
    <LinkList
      links={of.map(({ text, href }) =>
        href === undefined ? (
          text
        ) : (
          <OutwardLink key={text} href={href} note={elsewhere}>
            {text}
          </OutwardLink>
        ),
      )}
    />
  )
}
