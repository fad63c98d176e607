import type { PictureChange } from './picture-changes.ts'

interface ReviewSheet {
  base: string
  changes: readonly Pick<PictureChange, 'name' | 'kind'>[]
  /** The names of the changes that are not accepted. */
  open: ReadonlySet<string>
}

/** Returns the page on which a reviewer compares the pictures. They are in the folders `before`, `after` and `difference` beside it. */
export function reviewSheet({ base, changes, open }: ReviewSheet): string {
  const rows = changes.map(({ name, kind }) => {
    const columns = { changed: ['before', 'after', 'difference'], new: ['after'], gone: ['before'] }[kind]
    const pictures = columns.map(
      (column) =>
        `<figure><figcaption>${column}</figcaption><a href="${column}/${name}.png"><img loading="lazy" src="${column}/${name}.png" alt="${name}, ${column}"></a></figure>`,
    )
    const state = open.has(name) ? 'to look at' : 'accepted'
    return `<section><h2 id="${name}">${name} <small>${kind}, ${state}</small></h2><div>${pictures.join('')}</div></section>`
  })
  const contents = changes.map(({ name, kind }) => `<li><a href="#${name}">${name}</a> ${kind}</li>`)
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>What changed since ${base}</title>
<style>
  body { font: 1rem/1.5 system-ui, sans-serif; margin: 2rem }
  section > div { display: flex; gap: 1rem; align-items: start; overflow-x: auto }
  figure { margin: 0; flex: 1 1 0; min-width: 12rem }
  img { max-width: 100%; border: 1px solid #999 }
  small { font-weight: normal }
</style>
<h1>What changed since ${base}</h1>
<p>${changes.length} pictures, ${open.size} to look at. <code>pnpm review accept</code> accepts them all.</p>
<ul>${contents.join('')}</ul>
${rows.join('\n')}
</html>
`
}
