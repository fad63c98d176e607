import { composeStories } from '@storybook/react-vite'
import type { ComponentType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { inWords } from '../in-words/in-words.ts'
import { inLanguageOfToolbar } from '../testing/in-language.ts'

type Stories = Parameters<typeof composeStories>[0]

const storyFiles = import.meta.glob<Stories>('../*/*.stories.tsx', { eager: true })
const storyTexts = import.meta.glob<string>('../*/*.stories.tsx', { eager: true, query: '?raw', import: 'default' })
const modules = import.meta.glob<object>(['../*/*.tsx', '!../**/*.{stories,test}.tsx', '!../testing/*'], {
  eager: true,
})
const testFiles = import.meta.glob('../*/*.test.{ts,tsx}')
const pages = import.meta.glob<string>(['../*/*.mdx', '!./*.mdx'], { eager: true, query: '?raw', import: 'default' })

/** The stories of a file in one language, by name. */
function storiesIn(file: Stories, locale: string) {
  const inLocale = { decorators: [inLanguageOfToolbar], initialGlobals: { locale } }
  return new Map(Object.entries<ComponentType>(composeStories(file, inLocale)))
}

/** Markup errors of a story, as sentences. */
function faultsOf(markup: string): string[] {
  const ids = Array.from(markup.matchAll(/\sid="([^"]*)"/g), ([, id = '']) => id)
  const pointed = Array.from(
    markup.matchAll(/\s(?:for|aria-describedby|aria-labelledby)="([^"]*)"/g),
    ([, named = '']) => named.split(' '),
  ).flat()
  return [
    ...(markup.match(/\sstyle=|<script|<style|\son\w+=/g) ?? []).map((found) => `the CSP refuses ${found.trim()}`),
    ...ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `the id ${id} is not unique`),
    ...pointed.filter((id) => !ids.includes(id)).map((id) => `the id ${id} is referenced and missing`),
  ]
}

/** Stories that render no markup. */
const unseen = ['PrintPart', 'ShowToast', 'ToastRegion']

describe('a component', () => {
  const components = Object.entries(modules).flatMap(([file, module]) =>
    Object.keys(module)
      .filter((name) => /^[A-Z]/.test(name) && !unseen.includes(name))
      .map((name) => ({ name, folder: file.slice(0, file.lastIndexOf('/') + 1) })),
  )

  it.each(components)('has stories and a test beside it: $name', ({ name, folder }) => {
    const stories = Object.keys(storyTexts).filter((path) => path.startsWith(folder))
    const shown = new RegExp(`component: ${name}\\b|<${name}\\b`)
    expect(stories.some((path) => shown.test(storyTexts[path] ?? ''))).toBe(true)
    expect(Object.keys(testFiles).some((path) => path.startsWith(folder))).toBe(true)
  })

  it.each(components)('has a page, or a part of one: $name', ({ name, folder }) => {
    const isNamed = new RegExp(`\\b${name}\\b`)
    const isAbout = ([path, text]: [string, string]) =>
      path === `${folder}${inWords(name).toLowerCase().replaceAll(' ', '-')}.mdx` ||
      ((path.startsWith(folder) || text.includes(`'${folder}`)) && isNamed.test(text))
    expect(Object.entries(pages).some(isAbout)).toBe(true)
  })
})

it.each(Object.entries(storyTexts).filter(([file]) => !file.startsWith('./')))(
  'is in the menu below its guide: %s',
  (file, text) => {
    const [, folder] = /^\.\.\/([\w-]+)/.exec(file) ?? []
    const whole = /title: '([\w-]+)\//.exec(text)?.[1] ?? folder
    expect(Object.keys(pages)).toContain(`../${whole}/${whole}.mdx`)
  },
)

describe('a page of the design system', () => {
  const parts = ['When to use it', 'When not to use it', 'Do and don’t', 'Keyboard and screen reader']

  it.each(Object.entries(pages))('says when to use the component, and how it is operated: %s', (path, page) => {
    const hasErrors = Object.entries(storyTexts).some(
      ([file, text]) => path.startsWith(file.replace(/[^/]+$/, '')) && text.includes('export const WithError'),
    )
    const missing = [...parts, ...(hasErrors ? ['Error messages'] : [])].filter(
      (part) => !new RegExp(`^## ${part}\n\n[^#\n]`, 'm').test(page),
    )
    expect(missing).toEqual([])
  })
})

describe.each(Object.entries(storyFiles))('%s', (_, file) => {
  const languages = ['fr', 'en'].map((locale) => storiesIn(file, locale))

  it.each([...(languages[0] ?? new Map()).keys()])('%s has valid markup in both languages', (name) => {
    for (const stories of languages) {
      const Story = stories.get(name)
      expect(Story && faultsOf(renderToStaticMarkup(<Story />))).toEqual([])
    }
  })
})
