import { localeOfCountry } from '@clairmemoire/domain/country'
import { type Locale, locales } from '@clairmemoire/domain/locale'
import { productName } from '@clairmemoire/domain/product'
import { CountrySelector } from '@clairmemoire/ui/country-selector'
import { Logo } from '@clairmemoire/ui/logo'
import { SiteFooter } from '@clairmemoire/ui/site-footer'
import { Trans, useLingui } from '@lingui/react/macro'
import { lazy } from 'react'
import { ContentLink } from '../../platform/content/content-link.tsx'
import { readingSettingsForm } from '../../platform/reading/reading-settings-form.ts'
import { useFooter, useSite } from '../../platform/site/site-hooks.ts'
import { PageLink } from '../../routing/page-link.tsx'
import { counterpartPath } from '../../routing/public-paths.ts'
import { type SiteAddressFacts, siteAddress } from '../../routing/site-address.ts'
import { useShownPath } from '../../routing/shown-page.ts'
import { ConsentLink } from '../consent-link.tsx'
import { legalEntries, type MenuEntry } from './menus.ts'

interface CountryLink {
  lang: Locale
  name: string
  language: string
  href: string
  current: boolean
}

const countries = {
  fr: { name: 'France', language: 'français' },
  en: { name: 'United States', language: 'English' },
} satisfies Record<Locale, { name: string; language: string }>

/** Links to the site of each country: to the same page if it exists there, otherwise to its home page (R2-83, R2-84). */
export function countryLinks(pathname: string, settings: SiteAddressFacts): readonly CountryLink[] {
  return locales.map((lang) => {
    const path = counterpartPath(pathname, lang) ?? '/'
    const current = lang === settings.locale && lang === localeOfCountry(settings.country)
    return { lang, ...countries[lang], current, href: siteAddress(lang, path, settings) }
  })
}

/** Only the pages that show the networks load their icons. */
const SocialLinks = lazy(async () => {
  const { SocialLinks: component } = await import('@clairmemoire/ui/social-links')
  return { default: component }
})

export function PageFooter() {
  const { locale, settings } = useSite()
  const { groups, facts } = useFooter()
  const { t, i18n } = useLingui()
  const linkTo = ({ to, label, reloadDocument = false }: MenuEntry) => (
    <PageLink key={to} to={to} reloadDocument={reloadDocument}>
      {i18n._(label)}
    </PageLink>
  )
  return (
    <SiteFooter
      brand={<Logo artwork={locale} name={productName} />}
      tagline={<Trans id="shell.footer.tagline">Les troubles de la mémoire, pris en charge tôt et ensemble.</Trans>}
      whereAndWhen={[facts?.address, facts?.openingHours].filter(Boolean).join(' · ')}
      groups={groups.map(({ title, entries }) => ({
        title,
        links: entries.map(({ name, link, text }) => (
          <ContentLink key={`${name} ${link}`} href={link} title={text}>
            {name}
          </ContentLink>
        )),
      }))}
      countries={
        <CountrySelector
          label={t({ id: 'shell.footer.country', message: 'Pays et langue' })}
          options={countryLinks(useShownPath(), settings)}
        />
      }
      social={<SocialNetworks />}
      legalLabel={t({ id: 'shell.menu.about', message: 'À propos' })}
      legalLinks={[
        ...legalEntries.map(linkTo),
        <ConsentLink key="consent">{t({ id: 'shell.consent.manage', message: 'Gérer mes cookies' })}</ConsentLink>,
        <a key="reading" href={`#${readingSettingsForm.id}`}>
          {t({ id: 'shell.reading.toggle', message: 'Confort de lecture' })}
        </a>,
      ]}
    />
  )
}

/** The operator's networks, on the French site (R2-82). */
function SocialNetworks() {
  const { t } = useLingui()
  const { social } = useSite().settings
  if (social.length === 0) return null
  return (
    <SocialLinks title={t({ id: 'shell.footer.social', message: 'Nous suivre sur d’autres sites' })} links={social} />
  )
}
