import type { ContactRequest } from '@clairmemoire/api-client/schema'
import type { Country } from '@clairmemoire/domain/country'
import type { Locale } from '@clairmemoire/domain/locale'
import { areaOfPostalCode } from '@clairmemoire/domain/postal-code'
import { formatDistance } from '@clairmemoire/i18n/formats'
import { Button } from '@clairmemoire/ui/button'
import { ChoiceGroup } from '@clairmemoire/ui/choice-group'
import { Prose } from '@clairmemoire/ui/prose'
import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import {
  ConsentBox,
  contactStep,
  DoneNotice,
  honeypotIn,
  MailLimitNote,
  NotDoneNotice,
  SmallForm,
  useAttempt,
  useContactForm,
  useRepeated,
  useSend,
  visitorFields,
} from '../../form-flow/index.ts'
import { withClient } from '../../platform/clients/with-client.tsx'
import type { SiteContext } from '../../platform/site/site-context.ts'
import { useVisitorCountry } from '../../platform/site/site-hooks.ts'
import { askForNews } from './your-news.queries.ts'

const radiusLabel = msg({ id: 'your-news.radius', message: 'Jusqu’à quelle distance ?' })

const radii = [50, 100, 300] as const

/** In kilometres in France, in miles in the United States. */
function radiusOptions(i18n: I18n, locale: Locale, country: Country): { id: string; label: string }[] {
  const unit = country === 'FR' ? 'km' : 'mi'
  return radii.map((value) => {
    const distance = formatDistance(locale, { value, unit })
    return { id: String(value), label: i18n._(msg({ id: 'your-news.radius.within', message: `${distance} au plus` })) }
  })
}

const title = msg({ id: 'your-news.ask.title', message: 'Recevoir un e-mail quand une étude ouvre' })

/** An address, where to look around and how far; no answer about health is asked or kept. */
function AskForNews({ site }: { site: SiteContext }) {
  const country = useVisitorCountry()
  return <NewsForm key={country} site={site} country={country} />
}

export const AskForNewsView = withClient(AskForNews)

function NewsForm({ site, country }: { site: SiteContext; country: Country }) {
  const { t, i18n } = useLingui()
  const [step] = useState(() =>
    contactStep(i18n, 'contact', { title }, [
      {
        ...visitorFields(i18n).email,
        hint: t({ id: 'your-news.ask.email.hint', message: 'Nous y envoyons d’abord un lien pour confirmer.' }),
      },
      {
        id: 'postal_code',
        type: 'checked',
        label: t({ id: 'your-news.ask.postal-code', message: 'Votre code postal' }),
        hint: t({
          id: 'your-news.ask.postal-code.hint',
          message: 'Nous n’en gardons que le début. Sans lui, nous vous écrivons pour toutes les études du pays.',
        }),
        read: (text) => areaOfPostalCode(country, text),
        wrong: t({ id: 'your-news.ask.postal-code.wrong', message: 'Vérifiez votre code postal' }),
        maxLength: 10,
        autoComplete: 'postal-code',
      },
    ]),
  )
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
      consent_text_version: 'news-2026-12',
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
          legend={i18n._(radiusLabel)}
          options={radiusOptions(i18n, site.locale, country)}
          value={[radius]}
          onChange={([chosen]) => setRadius(chosen ?? radius)}
        />
        <ConsentBox id="news-consent" isAgreed={isAgreed} isMissing={isMissing} onChange={setAgreed}>
          <Trans id="your-news.ask.agreement">
            J’accepte que la clinique garde cette adresse et le début de ce code postal, pour m’écrire quand une étude
            ouvre.
          </Trans>
        </ConsentBox>
        {form.isWrong ? null : <NotDoneNotice failure={failure} />}
      </SmallForm>
    </Prose>
  )
}
