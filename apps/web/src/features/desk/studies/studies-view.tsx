import type { StudyFigures, StudyListings } from '@clairmemoire/api-client/schema'
import { Actions } from '@clairmemoire/ui/actions'
import { Button } from '@clairmemoire/ui/button'
import { SelectField } from '@clairmemoire/ui/desk-controls'
import { StaffIcon } from '@clairmemoire/ui/staff-icon'
import { Stack } from '@clairmemoire/ui/layout'
import { LinkList } from '@clairmemoire/ui/link-list'
import { Section } from '@clairmemoire/ui/section'
import { Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { QueryView, NotDoneNotice, useSend } from '../../../form-flow/index.ts'
import type { StaffViewProps } from '../../../private-views/index.ts'
import { withClient } from '../../../platform/clients/with-client.tsx'
import { saveFile } from '../../../platform/files/save-file.ts'
import type { SiteContext } from '../../../platform/site/site-context.ts'
import { studyListingsQuery } from '../../../platform/clients/study-listings.ts'
import { FigureTables } from './figure-tables.tsx'
import { IncludedForm } from './included-form.tsx'
import { StateForm } from './state-form.tsx'
import { getSponsorFile, setStartStudy, startStudiesQuery, studyFiguresQuery } from './studies.queries.ts'

function AskedStudies(props: StaffViewProps) {
  const listed = useQuery({ ...studyListingsQuery(props.site.api), retry: false })
  return (
    <QueryView
      query={listed}
      opening={props.opening}
      failureTitle={<Trans id="desk.studies.failure">Les chiffres ne s’affichent pas pour le moment</Trans>}
      failureText={
        <Trans id="desk.studies.failure.next">Rien n’est perdu. Seule la coordination voit cette page.</Trans>
      }
    >
      {({ studies }) => <AskedFigures {...props} studies={studies} />}
    </QueryView>
  )
}

export const StudiesView = withClient(AskedStudies)

function AskedFigures({ site, title, opening, studies }: StaffViewProps & StudyListings) {
  const client = useQueryClient()
  const { t } = useLingui()
  const { study } = useSearch({ from: '/desk/studies' })
  const named = studies.find(({ trial_code: code }) => code === study)
  const first = named ?? studies.find(({ locale }) => locale === site.locale) ?? studies[0]
  const [code, setCode] = useState(first?.trial_code ?? '')
  const query = studyFiguresQuery(site.api, code)
  const shown = useQuery({ ...query, retry: false, placeholderData: keepPreviousData })
  const replace = (figures: StudyFigures) => client.setQueryData(query.queryKey, figures)
  return (
    <QueryView
      query={shown}
      opening={opening}
      failureTitle={<Trans id="desk.studies.failure">Les chiffres ne s’affichent pas pour le moment</Trans>}
      failureText={
        <Trans id="desk.studies.failure.next">Rien n’est perdu. Seule la coordination voit cette page.</Trans>
      }
    >
      {(figures, failure) => (
        <Section width="page">
          <Stack>
            <h1 tabIndex={-1}>{title}</h1>
            <LinkList
              links={[
                <Link key="desk" to="/desk">
                  <Trans id="desk.studies.desk">Voir les demandes et les appels</Trans>
                </Link>,
              ]}
            />
            <SelectField
              label={t({ id: 'desk.filter.study', message: 'Étude' })}
              value={code}
              options={studies.map(({ trial_code: value, name }) => ({ value, label: name }))}
              onChange={setCode}
            />
            <OnStartButton site={site} code={figures.trial_code} />
            <NotDoneNotice failure={failure} />
            <FigureTables locale={site.locale} figures={figures} />
            <SponsorFileButton site={site} code={figures.trial_code} />
            <StateForm key={`${figures.trial_code} state`} site={site} code={figures.trial_code} />
            <IncludedForm key={figures.trial_code} site={site} figures={figures} onEntered={replace} />
          </Stack>
        </Section>
      )}
    </QueryView>
  )
}

/** Downloads a study's figures, in which the backend has removed small numbers. There is no other export. */
function SponsorFileButton({ site, code }: { site: SiteContext; code: string }) {
  const { failure, isPending, mutate } = useSend(() => getSponsorFile(site.api, code), {
    onSuccess: ({ name, text }) => saveFile(name, text, 'text/csv;charset=utf-8'),
  })
  return (
    <>
      <Actions>
        <Button kind="quiet" aria-disabled={isPending} onClick={() => mutate()}>
          <Trans id="desk.studies.file">Télécharger le fichier pour le promoteur (CSV)</Trans>
        </Button>
      </Actions>
      <p>
        <Trans id="desk.studies.file.hint">
          Le fichier ne dit rien d’une personne. Un nombre de moins de cinq y est écrit « &lt;5 », et un total qui le
          révélerait est vide.
        </Trans>
      </p>
      <NotDoneNotice failure={failure} />
    </>
  )
}

/** Adds the figures of a study to the user's start page, or removes them. */
function OnStartButton({ site, code }: { site: SiteContext; code: string }) {
  const client = useQueryClient()
  const query = startStudiesQuery(site.api)
  const { data } = useQuery({ ...query, retry: false })
  const { failure, isPending, mutate } = useSend((isShown: boolean) => setStartStudy(site.api, code, isShown), {
    onSuccess: (shown) => client.setQueryData(query.queryKey, shown),
  })
  if (data === undefined) return null
  const isOnStart = data.studies.some((study) => study.trial_code === code)
  return (
    <>
      <Actions>
        <Button kind="quiet" aria-disabled={isPending} onClick={() => mutate(!isOnStart)}>
          {isOnStart ? (
            <StaffIcon of="remove-from-grid">
              <Trans id="desk.start.remove">Retirer de mon accueil</Trans>
            </StaffIcon>
          ) : (
            <StaffIcon of="add-to-grid">
              <Trans id="desk.start.add">Ajouter à mon accueil</Trans>
            </StaffIcon>
          )}
        </Button>
      </Actions>
      <output>
        {isOnStart && <Trans id="desk.start.added">L’essentiel de ces chiffres est sur votre accueil.</Trans>}
      </output>
      <NotDoneNotice failure={failure} />
    </>
  )
}
