import { productName } from '@clairmemoire/domain/product'
import { buttonClass } from '@clairmemoire/ui/button'
import { Logo } from '@clairmemoire/ui/logo'
import { ReadingSettings } from '@clairmemoire/ui/reading-settings'
import { SiteHeader } from '@clairmemoire/ui/site-header'
import { Submenu } from '@clairmemoire/ui/submenu'
import { useLingui } from '@lingui/react/macro'
import { Link, useRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { readingSettingsForm } from '../platform/reading/reading-settings-form.ts'
import type { SiteContext } from '../platform/site/site-context.ts'
import { useSite } from '../platform/site/site-hooks.ts'
import { PageLink } from '../routing/page-link.tsx'
import { HelpLink, OpeningHours } from './help-link.tsx'
import { aboutEntries, doorEntries, type MenuEntry, menuButtons, menus } from './menus.ts'

export function PageHeader({ banner }: { banner: ReactNode }) {
  const { locale } = useSite()
  const { t, i18n } = useLingui()
  const linkTo = ({ to, label, event }: MenuEntry) => (
    <PageLink key={to} to={to} activeOptions={{ exact: true }} data-event={event}>
      {i18n._(label)}
    </PageLink>
  )
  const button = menuButtons[locale]
  return (
    <SiteHeader
      home={<HomeLink />}
      help={<HelpLink />}
      hours={<OpeningHours />}
      doors={doorEntries.map(linkTo)}
      settings={<PageReadingSettings />}
      navLabel={t({ id: 'shell.menu.label', message: 'Menu principal' })}
      menuLabel={t({ id: 'shell.menu.toggle', message: 'Menu' })}
      entries={[
        ...menus[locale].map(linkTo),
        aboutEntries[locale].length > 0 && (
          <Submenu
            key="about"
            label={t({ id: 'shell.menu.about', message: 'À propos' })}
            links={aboutEntries[locale].map(linkTo)}
          />
        ),
      ]}
      action={
        <PageLink to={button.to} className={buttonClass('primary')} data-event={button.event}>
          {i18n._(button.label)}
        </PageLink>
      }
      banner={banner}
    />
  )
}

/** The logo is the way home on every page (R2-70). */
export function HomeLink() {
  const { locale } = useSite()
  const { t } = useLingui()
  return (
    <Link to="/" aria-label={t({ id: 'shell.home', message: `${productName}, page d’accueil` })}>
      <Logo artwork={locale} name={productName} />
    </Link>
  )
}

/** At the top of every page, in its header or its task bar. */
export function PageReadingSettings() {
  const { t } = useLingui()
  const context: SiteContext = useRouter().options.context
  const reading = context.reading()
  const sizeOf = (word: typeof reading.textSize, label: string) => ({ word, label, chosen: reading.textSize === word })
  return (
    <ReadingSettings
      {...readingSettingsForm}
      toggle={t({ id: 'shell.reading.toggle', message: 'Confort de lecture' })}
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
