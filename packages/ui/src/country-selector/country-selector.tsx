import { Check } from 'lucide'
import { useId } from 'react'
import { Icon } from '../icon/icon.tsx'

/** Plain links to the other site: nothing changes until the visitor follows one (WCAG 3.2.2). */
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
  /** Country and language, each in its own language: “France – français”. */
  options: readonly { name: string; language: string; href: string; lang: string; current: boolean }[]
}
