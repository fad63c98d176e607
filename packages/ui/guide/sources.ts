const files = import.meta.glob<string>(['../src/*/*.{css,tsx}', '../src/*.css', '!**/*.stories.tsx'], {
  eager: true,
  query: '?raw',
  import: 'default',
})

/** The text of components, their tests and style sheets, by path: `card/card.tsx`. */
export const sources: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(files).map(([path, text]) => [path.replace('../src/', ''), text]),
)

/** The bundles of style sheets, by name: `forms.css`. */
export const bundles: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(sources).filter(([path]) => !path.includes('/')),
)

/** The release notes: those of releases, and those that await one. Vite searches hidden folders only if told so. */
export const notes = Object.values(
  import.meta.glob<string>(['../CHANGELOG.md', '../../../.changeset/*.md'], {
    eager: true,
    exhaustive: true,
    query: '?raw',
    import: 'default',
  }),
)
