/** Functions that read the facts on a component's page from other files, so that no fact has to be written twice. */

/** Returns the tokens of a style sheet by name, without the leading dashes, with their values before the first media query. */
export function tokensIn(sheet: string): Map<string, string> {
  const usual = sheet.slice(0, sheet.indexOf('@media'))
  return new Map(Array.from(usual.matchAll(/--([\w-]+):\s+([^;]+);/g), ([, name = '', value = '']) => [name, value]))
}

/** The names of the custom properties that a style sheet uses, sorted. */
export function namesUsedIn(sheet: string): string[] {
  return [...new Set(Array.from(sheet.matchAll(/var\(--([\w-]+)/g), ([, name = '']) => name))].toSorted()
}

export function componentsIn(module: string): string[] {
  return Array.from(module.matchAll(/^export function ([A-Z]\w*)/gm), ([, name = '']) => name)
}

/** The components that a module exports, each with the first sentence of its docstring. */
export function describedIn(module: string): { name: string; sentence: string }[] {
  const described = module.matchAll(/\/\*\*((?:(?!\*\/)[\s\S])+)\*\/\nexport function ([A-Z]\w*)/g)
  return Array.from(described, ([, text = '', name = '']) => ({
    name,
    sentence: /.+?(?=[.;] |$)/.exec(text.replaceAll(/\n \*?/g, '').trim())?.[0].replace(/\.?$/, '.') ?? '',
  }))
}

/** Returns the type of a prop as the module of its component declares it, for types that the generated documentation cannot read. */
export function typeOfProp(module: string, component: string, prop: string): string | undefined {
  const inBody = new RegExp(`^interface ${component}Props\\b[^{]*\\{(?:\\n .*)*?\\n  ${prop}\\??: (.+)$`, 'm')
  const inHead = new RegExp(`^export function ${component}\\(.*[{;] ${prop}\\??: ([^;}]+?)(?:;| \\})`, 'm')
  return (inBody.exec(module.replaceAll(/^export /gm, '')) ?? inHead.exec(module))?.[1]
}

/** Returns the declarations that readers of a table of props need too: the types that props name, and components without a table. */
export function declarationsIn(module: string, inTables: readonly string[]): string[] {
  const declared = module.matchAll(
    /^(?:\/\*\*(?:(?!\*\/)[\s\S])*\*\/\n)?(?:export )?(?:interface (\w+)[\s\S]*?^\}|type (\w+)\b.*(?:\n {2}.*)*|function ([A-Z]\w*).*\)(?= \{$))/gm,
  )
  const components = componentsIn(module)
  const isNamed = (type: string) =>
    new RegExp(`^(?:  \\w+\\??:|export function [A-Z]).*\\b${type}\\b`, 'm').test(module)
  return Array.from(declared, ([text, shape, alias, part]) => ({ text, name: shape ?? alias ?? part ?? '' }))
    .filter(({ name }) => {
      const component = name.replace(/Props$/, '')
      return components.includes(component) ? !inTables.includes(component) : component === name && isNamed(name)
    })
    .map(({ text }) => text.replace(/^export /m, ''))
}

/** Returns the code of a story as an engineer writes it: without the keys of fragments, and with a name for each picture. */
export function writtenCode(code: string): string {
  return code
    .replaceAll(/<(\/?)React\.Fragment(?: key="[^"]*")?>/g, '<$1>')
    .replaceAll(/\[\s*(?:\[\s*'(?:path|circle|line|rect|poly\w+)',[^}]*\}\s*\],?\s*)+\]/g, 'icon')
    .replaceAll(/(?<==)"(?:data:|http[^"]*\/assets\/)[^"]*"/g, '{drawing}')
    .replaceAll(/'(?:data:|http[^']*\/assets\/)(?:\\'|[^'])*'/g, 'drawing')
}

/** Returns the address of the guide about a folder of components: its own guide, or the guide that shows its stories. */
export function addressOfGuide(folder: string, guides: Readonly<Record<string, string>>): string | undefined {
  const whole = Object.keys(guides).find((name) => guides[name]?.includes(`'../${folder}/${folder}.stories.tsx'`))
  const guide = folder in guides ? folder : whole
  return guide === undefined ? undefined : `./?path=/docs/components-${guide}--guide`
}

/** Returns the rules in a test file: the title of each test, after the titles of its groups; “…” replaces values of a table. */
export function rulesIn(test: string): string[] {
  const rules: string[] = []
  let groups: { indent: number; title: string }[] = []
  for (const [, space = '', kind, , title = ''] of test.matchAll(
    /^( *)(describe|it)(?:\.each\(.*?\))?\(\s*(['"`])(.+?)\3,/gm,
  )) {
    groups = groups.filter(({ indent }) => indent < space.length)
    if (kind === 'describe') groups.push({ indent: space.length, title })
    else rules.push([...groups.map((group) => group.title), title].join(' ').replaceAll(/%\w|\$[\w.]+/g, '…'))
  }
  return rules
}

/** Returns the paragraphs of a release note that name one of these components in backticks. */
export function paragraphsAbout(names: readonly string[], note: string): string[] {
  return note.split(/\n\n+/).filter((paragraph) => names.some((name) => paragraph.includes(`\`${name}\``)))
}

const pagesOfSheet: Readonly<Record<string, string>> = {
  'styles.css': 'every page',
  'forms.css': 'forms and their results',
  'consent.css': 'the choice of cookies',
  'home.css': 'the home page',
  'study.css': 'pages of studies',
  'desk.css': 'the desk',
}

export const kindsOfPages = Object.values(pagesOfSheet)

/** Returns which pages load the style sheet of a component, from the bundle that imports it; every page if no bundle does. */
export function pagesWith(folder: string, bundles: Readonly<Record<string, string>>): string {
  const bundle = Object.keys(pagesOfSheet).find((name) => bundles[name]?.includes(`"./${folder}/${folder}.css"`))
  return pagesOfSheet[bundle ?? 'styles.css'] ?? ''
}
