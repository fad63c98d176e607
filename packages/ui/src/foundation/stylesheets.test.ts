import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'

const src = dirname(import.meta.dirname)
const read = (path: string) => readFileSync(join(src, path), 'utf8').replaceAll(/\/\*[\s\S]*?\*\//g, '')
const sheets = globSync('*/*.css', { cwd: src })
const texts = new Map(sheets.map((sheet) => [sheet, read(sheet)]))
const bundled = ['styles.css', 'print.css', 'forms.css', 'consent.css', 'home.css', 'study.css', 'desk.css'].map(read)
const classesIn = (name: string) =>
  [...read(`${name}/${name}.css`).matchAll(/^ *\.([a-z][\w-]*)/gm)].map(([, word = '']) => word)
const usesClass = (code: string, word: string) => new RegExp(`["' \`]${word}["' \`]`).test(code)

/** Finds texts in the style sheets that match a forbidden pattern, each as `sheet: text`. */
function found(pattern: RegExp, { except = [] }: { except?: readonly string[] } = {}): string[] {
  return [...texts]
    .filter(([sheet]) => !except.includes(sheet))
    .flatMap(([sheet, text]) => (text.match(pattern) ?? []).map((match) => `${sheet}: ${match}`))
}

describe('the style sheets', () => {
  it('begin with the order of all layers, because any of them may load first', () => {
    const orders = bundled.map((sheet) => sheet.trim().split('\n')[0])
    expect(new Set(orders)).toEqual(new Set(['@layer reset, tokens, base, components, print;']))
  })

  it('are each part of one bundle', () => {
    const bundlesWith = (sheet: string) => bundled.filter((bundle) => bundle.includes(`@import "./${sheet}"`))
    expect(sheets.filter((sheet) => bundlesWith(sheet).length !== 1)).toEqual([])
  })

  it('are each in a layer, because a rule outside of all layers overrides every layer', () => {
    const outside = sheets.filter((sheet) => !bundled.join('').includes(`@import "./${sheet}" layer(`))
    expect(outside).toEqual(['foundation/fonts.css'])
  })

  it('use only defined tokens', () => {
    const all = [...texts.values()].join('')
    const defined = new Set(Array.from(all.matchAll(/(--[\w-]+):/g), ([, name]) => name))
    const named = Array.from(all.matchAll(/var\((--[\w-]+)\)/g), ([, name]) => name)
    expect(named.filter((name) => !defined.has(name))).toEqual([])
  })

  it("have no length on screen that ignores the reader's text size", () => {
    const except = ['foundation/print.css', 'poster/on-paper.css', 'print-sheet/on-paper.css']
    expect(found(/[\d.]+(px|pt|cm|mm)\b/g, { except })).toEqual([])
  })

  it('have no colour other than the measured tokens', () => {
    const except = ['foundation/tokens.css', 'foundation/print.css']
    expect(found(/#[0-9a-f]{3,8}\b|rgb\(|hsl\(|oklch\(/gi, { except })).toEqual([])
  })

  it('have no motion, so that no setting for it is needed (WCAG 2.3.3)', () => {
    // A delay is allowed, because the element appears at once when it ends.
    const except = ['failed-start/failed-start.css']
    expect(found(/\b(transition|animation|scroll-behavior)\b/g, { except })).toEqual([])
  })

  it('are light, and browsers may not darken them (ADR 0014)', () => {
    expect(read('foundation/base.css')).toContain('color-scheme: only light')
  })
})

describe('a component without styles in the main sheet', () => {
  const componentsIn = (sheet: string) =>
    [...read(sheet).matchAll(/"\.\/([a-z-]+)\/\1\.css/g)].map(([, name = '']) => ({ sheet, name }))

  const later = ['forms.css', 'consent.css', 'home.css', 'study.css', 'desk.css'].flatMap(componentsIn)

  it.each(later)('imports $sheet: $name', ({ sheet, name }) => {
    expect(read(`${name}/${name}.tsx`)).toContain(`import '../${sheet}'`)
  })

  it.each(later)('shares no class with a component without $sheet: $name', ({ sheet, name }) => {
    const ofEveryPage = new Set(componentsIn('styles.css').flatMap((each) => classesIn(each.name)))
    const own = classesIn(name).filter((word) => !ofEveryPage.has(word))
    const others = globSync('*/*.tsx', { cwd: src, exclude: ['**/*.stories.tsx', '**/*.test.tsx'] })
    const borrowers = others.filter((path) => {
      const code = read(path)
      return (
        !code.includes(`import '../${sheet}'`) && dirname(path) !== name && own.some((word) => usesClass(code, word))
      )
    })
    expect(borrowers).toEqual([])
  })
})
