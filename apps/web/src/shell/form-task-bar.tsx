import { type Locale, otherLocale } from '@clairmemoire/domain/locale'
import { productName } from '@clairmemoire/domain/product'
import { Logo } from '@clairmemoire/ui/logo'
import { ReadingSettings } from '@clairmemoire/ui/reading-settings'
import { TaskBar } from '@clairmemoire/ui/task-bar'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link, useRouter } from '@tanstack/react-router'
import { readingSettingsForm } from '../platform/reading/reading-settings-form.ts'
import type { SiteContext } from '../platform/site/site-context.ts'
import { useSite } from '../platform/site/site-hooks.ts'
import { ConsentLink } from './consent-link.tsx'
import { HelpLink } from './help-link.tsx'

/** Each language is named in its own words, because its readers may not read the other language. */
const ownNames = { fr: 'Français', en: 'English' } satisfies Record<Locale, string>

/**
 * Replaces the header on a form. It has the home link, help, the reading settings, and the language switch, which keeps page and answers
 * (A-11).
 */
export function FormTaskBar() {
  const { t } = useLingui()
  const other = otherLocale(useSite().locale)
  return (
    <TaskBar
      home={<HomeLink />}
      linksLabel={t({ id: 'shell.task-bar.label', message: 'Aide et langue' })}
      links={[
        <HelpLink key="help" isShort />,
        <a key="language" href={`/locale/${other}`} lang={other} hrefLang={other}>
          {ownNames[other]}
        </a>,
        <ConsentLink key="consent">{t({ id: 'shell.consent.short', message: 'Cookies' })}</ConsentLink>,
      ]}
      settings={<PageReadingSettings />}
    />
  )
}

/** The logo links to the home page on every page (R2-70). */
export function HomeLink() {
  const { locale } = useSite()
  const { t } = useLingui()
  return (
    <Link to="/" aria-label={t({ id: 'shell.home', message: `${productName}, page d’accueil` })}>
      <Logo artwork={locale} name={productName} />
    </Link>
  )
}

/** The reading settings, which every page has in its header or its task bar. */
export function PageReadingSettings() {
  const { t } = useLingui()
  const context: SiteContext = useRouter().options.context
  const reading = context.reading()
  const sizeOf = (word: typeof reading.textSize, label: string) => ({ word, label, chosen: reading.textSize === word })
  return (
    <ReadingSettings
      {...readingSettingsForm}
      toggle={
        <Trans id="shell.reading.short">
          <span>Confort de</span> lecture
        </Trans>
      }
      sizes={{
        legend: t({ id: 'shell.reading.size', message: 'Taille du texte' }),
        options: [
          sizeOf('a', t({ id: 'shell.reading.a', message: 'A : taille habituelle' })),
          sizeOf('a-plus', t({ id: 'shell.reading.a-plus', message: 'A+ : plus grand' })),
          sizeOf('a-plus-plus', t({ id: 'shell.reading.a-plus-plus', message: 'A++ : très grand' })),
        ],
      }}
      switches={{
        legend: t({ id: 'shell.reading.display', message: 'Affichage' }),
        options: [
          {
            word: 'calm',
            label: t({ id: 'shell.reading.calm', message: 'Mode calme' }),
            hint: t({ id: 'shell.reading.calm.hint', message: 'Sans dessin ni fond de couleur.' }),
            chosen: reading.calm,
          },
          {
            word: 'keep-messages',
            label: t({ id: 'shell.reading.messages', message: 'Garder les messages à l’écran' }),
            hint: t({
              id: 'shell.reading.messages.hint',
              message: 'Un message reste jusqu’à ce que vous le fermiez. Avec A++, c’est toujours le cas.',
            }),
            chosen: reading.keepMessages,
          },
        ],
      }}
      note={t({ id: 'shell.reading.note', message: 'Votre choix est gardé un an sur cet appareil.' })}
      apply={t({ id: 'shell.reading.apply', message: 'Appliquer' })}
    />
  )
}
