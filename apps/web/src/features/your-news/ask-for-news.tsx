import type { ContactRequest } from '@clairmemoire/api-client/schema'
import type { Country } from '@clairmemoire/domain/country'
import type { Locale } from '@clairmemoire/domain/locale'
import { newsAddress, newsConsent, newsRadius } from '@clairmemoire/forms/your-news'
import { formatDistance } from '@clairmemoire/i18n/formats'
import { Button } from '@clairmemoire/ui/button'
import { ChoiceGroup } from '@clairmemoire/ui/choice-group'
import { Prose } from '@clairmemoire/ui/prose'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { fieldsStep } from '../../call-requests/index.ts'
import {
  ConsentBox,
  DoneNotice,
  honeypotIn,
  MailLimitNote,
  NotDoneNotice,
  SmallForm,
  useAttempt,
  useContactForm,
  useRepeated,
  useSend,
} from '../../form-flow/index.ts'
import { withClient } from '../../platform/clients/with-client.tsx'
import type { SiteContext } from '../../platform/site/site-context.ts'
import { useVisitorCountry } from '../../platform/site/site-hooks.ts'
import { askForNews } from './your-news.queries.ts'

/** The options are in kilometers in France and in miles in the United States. */
function radiusOptions(locale: Locale, country: Country): { id: string; label: string }[] {
  const unit = country === 'FR' ? 'km' : 'mi'
  return newsRadius.options.map(({ id, label }) => {
    const distance = formatDistance(locale, { value: Number(id), unit })
    return { id, label: label[locale].self.replace('{distance}', distance) }
  })
}

/** Asks for a mail address, a place and a radius; no answer about health is asked for or stored. */
function AskForNews({ site }: { site: SiteContext }) {
  const country = useVisitorCountry()
  return <NewsForm key={country} site={site} country={country} />
}

export const AskForNewsView = withClient(AskForNews)

function NewsForm({ site, country }: { site: SiteContext; country: Country }) {
  const { i18n } = useLingui()
  const [step] = useState(() => fieldsStep(newsAddress, { i18n, country }))
  const [radius, setRadius] = useState('100')
  const [isAgreed, setAgreed] = useState(false)
  const [isMissing, setMissing] = useState(false)
  const repeated = useRepeated()
  const attempt = useAttempt()
  const { failure, isPending, isSuccess, variables, mutate, reset } = useSend(
    (body: ContactRequest) => askForNews(site.api, body, attempt.keyOf(body)),
    {
      onSuccess: (_, body) => {
        attempt.end()
        repeated.add(body.email)
      },
    },
  )
  const form = useContactForm(step, failure)
  const ask = () => {
    const details = form.read()
    setMissing(!isAgreed)
    if (!details || !isAgreed) return
    const { email = '', postal_code: area, ...rest } = details
    mutate({
      locale: site.locale,
      country,
      email,
      ...(area && { matching: { area, radius: Number(radius) } }),
      lists: ['new_studies'],
      consent: true,
      consent_text_version: newsConsent.version,
      ...honeypotIn(rest),
    })
  }
  if (isSuccess && variables) {
    const { email: sentTo } = variables
    return (
      <Prose>
        <DoneNotice>
          <Trans id="your-news.ask.sent">
            C’est noté. Nous envoyons un lien à {sentTo}. Ouvrez-⁠le et confirmez : sans cela, nous n’écrirons pas. S’il
            n’arrive pas, regardez dans les messages indésirables.
          </Trans>
        </DoneNotice>
        {repeated.isRepeated ? <MailLimitNote /> : null}
        <p>
          <Button kind="link" onClick={reset}>
            <Trans id="your-news.ask.again">Écrire une autre adresse</Trans>
          </Button>
        </p>
      </Prose>
    )
  }
  return (
    <Prose>
      <SmallForm
        isSending={isPending}
        onSubmit={ask}
        submitLabel={<Trans id="your-news.ask.send">Envoyer ma demande</Trans>}
      >
        {form.inputs}
        <ChoiceGroup
          id="radius"
          name="radius"
          kind="radio"
          legend={newsRadius.label[site.locale].self}
          options={radiusOptions(site.locale, country)}
          value={[radius]}
          onChange={([chosen]) => setRadius(chosen ?? radius)}
        />
        <ConsentBox id="news-consent" isAgreed={isAgreed} isMissing={isMissing} onChange={setAgreed}>
          {newsConsent.agreement[site.locale].self}
        </ConsentBox>
        {form.isWrong ? null : <NotDoneNotice failure={failure} />}
      </SmallForm>
    </Prose>
  )
}
