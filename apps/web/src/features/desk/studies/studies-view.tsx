import { failureIn } from '@clairmemoire/api-client/calls'
import type { StudyFigures } from '@clairmemoire/api-client/schema'
import { studies } from '@clairmemoire/studies'
import { LinkList } from '@clairmemoire/ui/link-list'
import { Section } from '@clairmemoire/ui/section'
import { SelectField } from '@clairmemoire/ui/select-field'
import { Stack } from '@clairmemoire/ui/stack'
import { Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData, type QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { Link, useLocation } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { FailurePage, NotDoneNotice, useNewStep } from '../../../form-flow/index.ts'
import type { SiteContext } from '../../../platform/site/site-context.ts'
import { FigureTables } from './figure-tables.tsx'
import { IncludedForm } from './included-form.tsx'
import { OnStartButton } from './on-start-button.tsx'
import { SponsorFileButton } from './sponsor-file-button.tsx'
import { StateForm } from './state-form.tsx'
import { studyFiguresQuery } from './studies.queries.ts'

interface StudiesViewProps {
  /** Stands there until the answer comes. */
  opening: ReactNode
  site: SiteContext
  client: QueryClient
  /** Of the page. */
  title: string
}

export function StudiesView({ client, ...studiesOfDesk }: StudiesViewProps) {
  return (
    <QueryClientProvider client={client}>
      <AskedFigures client={client} {...studiesOfDesk} />
    </QueryClientProvider>
  )
}

function AskedFigures({ site, client, title, opening }: StudiesViewProps) {
  const { t } = useLingui()
  const named = useLocation({ select: ({ hash }) => studies.find(({ code }) => code === hash) })
  const first = named ?? studies.find(({ locale }) => locale === site.locale)
  const [code, setCode] = useState(first?.code ?? '')
  const query = studyFiguresQuery(site.api, code)
  const { data, error, refetch } = useQuery({ ...query, retry: false, placeholderData: keepPreviousData })
  const failure = error ? failureIn(error) : undefined
  const shown = data ? 'figures' : failure ? 'failure' : 'looking'
  useNewStep({ step: shown, focusesHeading: shown !== 'looking', shownFirst: 'looking' })
  const replace = (figures: StudyFigures) => client.setQueryData(query.queryKey, figures)
  if (data)
    return (
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
            options={studies.map(({ code: value, name }) => ({ value, label: name }))}
            onChange={setCode}
          />
          <OnStartButton site={site} code={data.trial_code} />
          <NotDoneNotice failure={failure} />
          <FigureTables locale={site.locale} figures={data} />
          <SponsorFileButton site={site} code={data.trial_code} />
          <StateForm key={`${data.trial_code} state`} site={site} code={data.trial_code} />
          <IncludedForm key={data.trial_code} site={site} figures={data} onEntered={replace} />
        </Stack>
      </Section>
    )
  if (!failure) return opening
  return (
    <FailurePage
      failure={failure}
      title={<Trans id="desk.studies.failure">Les chiffres ne s’affichent pas pour le moment</Trans>}
      onRetry={() => void refetch()}
    >
      <Trans id="desk.studies.failure.next">Rien n’est perdu. Seule la coordination voit cette page.</Trans>
    </FailurePage>
  )
}
