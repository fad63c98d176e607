import { Check } from 'lucide'
import { useId } from 'react'
import { Icon } from '../icon/icon.tsx'

/** Plain links to the sites of all countries. Nothing changes until the visitor follows a link (WCAG 3.2.2). */
export function CountrySelector({ label, options }: CountrySelectorProps) {
  const labelId = useId()
  if (options.length === 0) return null
  return (
    <nav className="country-selector" aria-labelledby={labelId}>
      <p className="country-selector__label" id={labelId}>
        {label}
      </p>
      <ul className="country-selector__options">
        {options.map(({ name, language, href, lang, current }) => (
          <li key={lang}>
            <a href={href} lang={lang} hrefLang={lang} aria-current={current ? 'true' : undefined}>
              {current ? <Icon drawing={Check}>{`${name} – ${language}`}</Icon> : `${name} – ${language}`}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

interface CountrySelectorProps {
  label: string
  /** The country and the language of each site, written in that language: “France – français”. */
  options: readonly { name: string; language: string; href: string; lang: string; current: boolean }[]
}
