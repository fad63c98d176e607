import { composeStories } from '@storybook/react-vite'
import type { ComponentType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { inLanguageOfToolbar } from '../testing/in-language.ts'

type Stories = Parameters<typeof composeStories>[0]

const storyFiles = import.meta.glob<Stories>('../*/*.stories.tsx', { eager: true })
const componentFiles = import.meta.glob('../*/*.tsx')
const testFiles = import.meta.glob('../*/*.test.{ts,tsx}')
const stories = ['fr', 'en'].flatMap((locale) =>
  Object.entries(storyFiles).flatMap(([path, file]) => {
    const inLocale = { decorators: [inLanguageOfToolbar], initialGlobals: { locale } }
    const composed = Object.entries<ComponentType>(composeStories(file, inLocale))
    return composed.map(([name, Story]) => ({ title: `${path} ${name} ${locale}`, Story }))
  }),
)

describe('every component', () => {
  const components = Object.keys(componentFiles).filter((path) => /\/([\w-]+)\/\1\.tsx$/.test(path))

  it.each(components)('%s has stories and a test beside it', (path) => {
    expect(Object.keys(storyFiles)).toContain(path.replace('.tsx', '.stories.tsx'))
    const folder = path.slice(0, path.lastIndexOf('/') + 1)
    expect(Object.keys(testFiles).some((test) => test.startsWith(folder))).toBe(true)
  })
})

describe.each(stories)('$title', ({ Story }) => {
  const markup = renderToStaticMarkup(<Story />)

  it('has no style attribute and no script, which the content security policy would refuse', () => {
    expect(markup).not.toMatch(/\sstyle=|<script|<style|\son\w+=/)
  })

  it('gives every id once', () => {
    const ids = Array.from(markup.matchAll(/\sid="([^"]*)"/g), ([, id]) => id)
    expect(ids).toEqual([...new Set(ids)])
  })

  it('points only at ids that are there', () => {
    const pointed = Array.from(
      markup.matchAll(/\s(?:for|aria-describedby|aria-labelledby)="([^"]*)"/g),
      ([, ids = '']) => ids,
    )
    for (const id of pointed.flatMap((ids) => ids.split(' '))) expect(markup).toContain(` id="${id}"`)
  })
})
