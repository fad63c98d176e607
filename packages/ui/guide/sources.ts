const files = import.meta.glob<string>(['../src/*/*.{css,tsx}', '../src/*.css', '!**/*.stories.tsx'], {
  eager: true,
  query: '?raw',
  import: 'default',
})

/** The source texts of components, tests and style sheets, by path, such as `card/card.tsx`. */
export const sources: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(files).map(([path, text]) => [path.replace('../src/', ''), text]),
)

/** The bundles of style sheets, by name, such as `forms.css`. */
export const bundles: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(sources).filter(([path]) => !path.includes('/')),
)

/** The notes of past releases and of the next release. `exhaustive` makes Vite search in hidden folders too. */
export const notes = Object.values(
  import.meta.glob<string>(['../CHANGELOG.md', '../../../.changeset/*.md'], {
    eager: true,
    exhaustive: true,
    query: '?raw',
    import: 'default',
  }),
)
