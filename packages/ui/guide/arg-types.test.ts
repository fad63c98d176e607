import { readFileSync } from 'node:fs'
import path from 'node:path'
import { composeStories } from '@storybook/react-vite'
import { builtinResolvers, parse } from 'react-docgen'
import { describe, expect, it } from 'vitest'
import { describeArgs } from './arg-types.ts'
import { typeOfProp } from './facts.ts'

type Stories = Parameters<typeof composeStories>[0]

const files = import.meta.glob<Stories>('../src/*/*.stories.tsx', { eager: true })
const withControls = Object.entries(files).flatMap(([file, stories]) => {
  const name = (stories.default.component as { name?: string } | undefined)?.name
  const module = path.join(import.meta.dirname, file.replace(/([\w-]+)\/[\w-]+\.stories\.tsx$/, '$1/$1.tsx'))
  return name === undefined ? [] : [{ name, module, stories }]
})

/** Reads the props of a component as Storybook does. */
function propsOf(module: string, name: string) {
  const resolver = new builtinResolvers.FindExportedDefinitionsResolver({ limit: 0 })
  const documented = parse(readFileSync(module, 'utf8'), { filename: module, resolver })
  return documented.find(({ displayName }) => displayName === name)?.props ?? {}
}

describe('a control', () => {
  it.each(withControls)('of $name has a sentence', ({ name, module, stories }) => {
    const initialArgs = Object.assign(
      {},
      ...Object.values<{ args: object }>(composeStories(stories)).map(({ args }) => args),
    )
    const argTypes = Object.fromEntries(
      Object.entries(propsOf(module, name)).map(([prop, { description = '' }]) => [prop, { name: prop, description }]),
    )
    const controls = Object.entries(describeArgs({ argTypes, initialArgs }))
    expect(controls.filter(([, { description }]) => !description).map(([prop]) => prop)).toEqual([])
  })

  it.each(withControls)(
    'of $name has a type, also if the documentation generator cannot read it',
    ({ name, module }) => {
      const unread = Object.entries(propsOf(module, name)).filter(([, { tsType }]) => tsType?.name === 'unknown')
      const source = readFileSync(module, 'utf8')
      expect(unread.filter(([prop]) => typeOfProp(source, name, prop) === undefined)).toEqual([])
    },
  )

  it.each(withControls)(
    'of $name has its default in the head of the function, where Storybook reads it',
    ({ module }) => {
      expect(readFileSync(module, 'utf8')).not.toMatch(/^ {2}const \{[^}]* = [^}]*\} = props$/m)
    },
  )
})
