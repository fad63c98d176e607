import type { ContactRequest } from '@clairmemoire/api-client/schema'
import type { Country } from '@clairmemoire/domain/country'
import type { Locale } from '@clairmemoire/domain/locale'
import {
  newsAddress,
  newsConsent,
  newsNumber,
  newsRadius,
  newsSmsConsent,
  newsWay,
} from '@clairmemoire/forms/your-news'
import { formatDistance } from '@clairmemoire/i18n/formats'
import { formatPhone } from '@clairmemoire/i18n/phone'
import { Button } from '@clairmemoire/ui/button'
import { ChoiceGroup } from '@clairmemoire/ui/choice-group'
import { Stack } from '@clairmemoire/ui/layout'
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
  phoneNotation,
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

/** Asks for a mail address or a mobile number, a place and a radius; no answer about health is asked for or stored. */
function AskForNews({ site }: { site: SiteContext }) {
  const country = useVisitorCountry()
  const [way, setWay] = useState<NewsWay>('email')
  return (
    <Stack>
      {site.settings.smsCountries.length > 0 ? (
        <Prose>
          <ChoiceGroup
            id={newsWay.id}
            name={newsWay.id}
            kind="radio"
            legend={newsWay.label[site.locale].self}
            options={newsWay.options.map(({ id, label }) => ({ id, label: label[site.locale].self }))}
            value={[way]}
            onChange={([chosen]) => setWay(chosen === 'sms' ? 'sms' : 'email')}
          />
        </Prose>
      ) : null}
      <NewsForm key={`${country} ${way}`} site={site} country={country} way={way} />
    </Stack>
  )
}

type NewsWay = (typeof newsWay.options)[number]['id']

export const AskForNewsView = withClient(AskForNews)

interface NewsFormProps {
  site: SiteContext
  country: Country
  way: NewsWay
}

function NewsForm({ site, country, way }: NewsFormProps) {
  const { i18n } = useLingui()
  const [step] = useState(() =>
    fieldsStep(way === 'sms' ? newsNumber : newsAddress, { i18n, country, notation: phoneNotation(country) }),
  )
  const consent = way === 'sms' ? newsSmsConsent : newsConsent
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
        repeated.add(body.email ?? body.phone)
      },
    },
  )
  const form = useContactForm(step, failure)
  const ask = () => {
    const details = form.read()
    setMissing(!isAgreed)
    if (!details || !isAgreed) return
    const { email = '', phone, postal_code: area, ...rest } = details
    mutate({
      locale: site.locale,
      country,
      ...(phone === undefined ? { email } : { phone }),
      ...(area && { matching: { area, radius: Number(radius) } }),
      lists: ['new_studies'],
      consent: true,
      consent_text_version: consent.version,
      ...honeypotIn(rest),
    })
  }
  if (isSuccess && variables) {
    const { email: sentTo, phone = '' } = variables
    const number = formatPhone(phone)
    return (
      <Prose>
        <DoneNotice>
          {sentTo === undefined ? (
            <Trans id="your-news.ask.sent-by-sms">
              C’est noté. Nous envoyons un SMS avec un lien au {number}. Ouvrez-⁠le et confirmez : sans cela, nous
              n’écrirons pas. La nuit, il attend huit heures du matin.
            </Trans>
          ) : (
            <Trans id="your-news.ask.sent">
              C’est noté. Nous envoyons un lien à {sentTo}. Ouvrez-⁠le et confirmez : sans cela, nous n’écrirons pas.
              S’il n’arrive pas, regardez dans les messages indésirables.
            </Trans>
          )}
        </DoneNotice>
        {repeated.isRepeated ? <MailLimitNote /> : null}
        <p>
          <Button kind="link" onClick={reset}>
            {sentTo === undefined ? (
              <Trans id="your-news.ask.another-number">Écrire un autre numéro</Trans>
            ) : (
              <Trans id="your-news.ask.again">Écrire une autre adresse</Trans>
            )}
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
          {consent.agreement[site.locale].self}
        </ConsentBox>
        {form.isWrong ? null : <NotDoneNotice failure={failure} />}
      </SmallForm>
    </Prose>
  )
}
