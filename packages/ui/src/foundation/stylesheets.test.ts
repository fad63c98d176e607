import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'

const src = dirname(import.meta.dirname)
const read = (path: string) => readFileSync(join(src, path), 'utf8').replaceAll(/\/\*[\s\S]*?\*\//g, '')
const sheets = globSync('*/*.css', { cwd: src })
const classesIn = (name: string) =>
  [...read(`${name}/${name}.css`).matchAll(/^ *\.([a-z][\w-]*)/gm)].map(([, word = '']) => word)
const wears = (code: string, word: string) => new RegExp(`["' \`]${word}["' \`]`).test(code)
const without = (...exempt: string[]) => sheets.filter((path) => !exempt.includes(path))

describe('the style sheets', () => {
  const imported = ['styles.css', 'forms.css', 'consent.css', 'study.css'].map(read)

  it('begin with the order of the layers, each of them, for nobody knows which arrives first', () => {
    const orders = imported.map((sheet) => sheet.trim().split('\n')[0])
    expect(new Set(orders)).toEqual(new Set(['@layer reset, tokens, base, components, print;']))
  })

  it.each(sheets)('one of them, and no more, holds %s', (path) => {
    expect(imported.filter((sheet) => sheet.includes(`@import "./${path}"`))).toHaveLength(1)
  })

  it.each(without('foundation/fonts.css'))(
    'put %s into a layer, for a rule outside of all wins over every one inside',
    (path) => {
      expect(imported.join('')).toContain(`@import "./${path}" layer(`)
    },
  )

  it.each(sheets)('know each token that %s names', (path) => {
    const known = new Set(sheets.flatMap((sheet) => [...read(sheet).matchAll(/(--[\w-]+):/g)].map(([, name]) => name)))
    const named = [...read(path).matchAll(/var\((--[\w-]+)\)/g)].map(([, name]) => name)
    expect(named.filter((name) => !known.has(name))).toEqual([])
  })
})

describe('a component that the sheet of every page does not dress', () => {
  const componentsIn = (sheet: string) =>
    [...read(sheet).matchAll(/"\.\/([a-z-]+)\/\1\.css/g)].map(([, name = '']) => ({ sheet, name }))

  const later = ['forms.css', 'consent.css', 'study.css'].flatMap(componentsIn)

  it.each(later)('brings $sheet along: $name', ({ sheet, name }) => {
    expect(read(`${name}/${name}.tsx`)).toContain(`import '../${sheet}'`)
  })

  it.each(later)('lends its dress to no component that comes without $sheet: $name', ({ sheet, name }) => {
    const ofEveryPage = new Set(componentsIn('styles.css').flatMap((each) => classesIn(each.name)))
    const own = classesIn(name).filter((word) => !ofEveryPage.has(word))
    const others = globSync('*/*.tsx', { cwd: src, exclude: ['**/*.stories.tsx', '**/*.test.tsx'] })
    const borrowers = others.filter((path) => {
      const code = read(path)
      return !code.includes(`import '../${sheet}'`) && dirname(path) !== name && own.some((word) => wears(code, word))
    })
    expect(borrowers).toEqual([])
  })
})

describe('a length', () => {
  it.each(without('foundation/print.css'))('grows with the reader’s text size, on screen: %s', (path) => {
    expect(read(path)).not.toMatch(/\d(px|pt|cm|mm)\b/)
  })
})

describe('a colour', () => {
  it.each(without('foundation/tokens.css', 'foundation/print.css'))('comes from the measured tokens: %s', (path) => {
    expect(read(path)).not.toMatch(/#[0-9a-f]{3,8}\b|rgb\(|hsl\(|oklch\(/i)
  })
})

describe('motion', () => {
  it.each(sheets)('is nowhere, so that no motion setting is needed (WCAG 2.3.3): %s', (path) => {
    expect(read(path)).not.toMatch(/\b(transition|animation|scroll-behavior)\b/)
  })
})

describe('the colour scheme', () => {
  it('is light, and no browser may darken it (ADR 0016)', () => {
    expect(read('foundation/base.css')).toContain('color-scheme: only light')
  })
})
