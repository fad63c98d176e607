import { type Locale, otherLocale } from '@clairmemoire/domain/locale'
import { TaskBar } from '@clairmemoire/ui/task-bar'
import { useLingui } from '@lingui/react/macro'
import { useSite } from '../platform/site/use-site.ts'
import { ConsentLink } from './consent-link.tsx'
import { HelpLink } from './help-link.tsx'
import { HomeLink } from './page-header.tsx'
import { PageReadingSettings } from './page-reading-settings.tsx'

/** Each language as its readers call it: whoever looks for it may not read the other one. */
const ownNames = { fr: 'Français', en: 'English' } satisfies Record<Locale, string>

/** Stands where a page has no header: the way home, help, the language switch, which keeps page and answers, and the reading settings. */
export function FormTaskBar() {
  const { t } = useLingui()
  const other = otherLocale(useSite().locale)
  return (
    <TaskBar
      home={<HomeLink />}
      linksLabel={t({ id: 'shell.task-bar.label', message: 'Aide et langue' })}
      links={[
        <HelpLink key="help" />,
        <a key="language" href={`/locale/${other}`} lang={other} hrefLang={other}>
          {ownNames[other]}
        </a>,
        <ConsentLink key="consent">{t({ id: 'shell.consent.short', message: 'Cookies' })}</ConsentLink>,
      ]}
      settings={<PageReadingSettings />}
    />
  )
}
