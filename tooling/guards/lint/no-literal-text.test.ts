import { RuleTester } from 'oxlint/plugins-dev'
import { describe, it } from 'vitest'
import { noLiteralText } from './no-literal-text.ts'

RuleTester.describe = describe
RuleTester.it = it

const component = (jsx: string) => `const shown = ${jsx}`

new RuleTester({ languageOptions: { parserOptions: { lang: 'tsx' } } }).run('no-literal-text', noLiteralText, {
  valid: [
    '<p>{title}</p>',
    '<p>{name} – {city} · 3</p>',
    '<Button kind="primary" type="submit" className={`button ${kind}`}>{label}</Button>',
    '<p>{kind === "sun" ? sunny : cloudy}</p>',
    '<p>{format(date, "long")}</p>',
    '<Notice title={title ?? undefined} />',
    '<Trans id="home.title">Un doute ? <strong>Parlons-en.</strong></Trans>',
    '<Plural id="studies.count" value={count} one="# étude" other="# études" />',
  ].map(component),
  invalid: [
    '<p>Bonjour</p>',
    '<><b>{name}</b> bonjour</>',
    '<p>{"Bonjour"}</p>',
    '<p>{isLate ? "Bonsoir" : greeting}</p>',
    '<p>{isLate && "Bonsoir"}</p>',
    '<p>{greeting ?? "Bonjour"}</p>',
    '<p>{`${distance} km`}</p>',
    '<p>{"Bonjour " + name}</p>',
    '<nav aria-label="Menu" />',
    '<img alt={`Portrait de ${name}`} />',
    '<input placeholder={"Nom"} />',
    '<SiteHeader menuLabel="Menu" />',
    '<TextField label={isHelper ? "Son nom" : ownName} />',
    '<Trans id="home.title"><Link title="Ouvrir">Lire</Link></Trans>',
  ].map((jsx) => ({ code: component(jsx), errors: 1 })),
})
