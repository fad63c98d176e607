import { describe, expect, it } from 'vitest'
import {
  modulesByThemselves,
  modulesInAll,
  modulesOfForm,
  modulesOfRoute,
  modulesToRead,
  routeFiles,
} from './loaded-modules.ts'

const [legal, finder] = ['src/routes/legal.tsx', 'src/routes/finder.tsx']
const frame = 'src/shell/frame/page-frame.ts'
const french = 'src/shell/locales/fr.po'
const english = 'src/shell/locales/en.po'
const [frenchText, englishText] = ['src/features/legal/text-fr.ts', 'src/features/legal/text-en.ts']

const [questions, thanks] = ['src/features/finder/questions.tsx', 'src/features/finder/thanks.tsx']
const words = 'src/features/finder/stage-words.ts'
const [frenchWords, englishWords] = ['src/form/locales/fr.po', 'src/form/locales/en.po']

const manifest = Object.fromEntries(
  Object.entries({
    'src/boot-after-paint.ts': {},
    'src/boot.ts': { imports: ['preload'], dynamicImports: ['site'] },
    preload: {},
    site: {
      imports: ['preload'],
      dynamicImports: [`${legal}?component`, `${legal}?loader`, `${finder}?component`, frame, french, english],
    },
    [`${legal}?component`]: { imports: ['site', 'panel'] },
    [`${legal}?loader`]: { imports: ['site'], dynamicImports: [frenchText, englishText] },
    [`${finder}?component`]: { imports: ['site'], dynamicImports: [questions, 'client', thanks, words] },
    [questions]: { imports: ['panel'] },
    client: {},
    [thanks]: { dynamicImports: ['calendar'] },
    [words]: { imports: ['catalog'] },
    catalog: { dynamicImports: [frenchWords, englishWords] },
    [frenchWords]: {},
    [englishWords]: {},
    panel: {},
    calendar: {},
    [french]: {},
    [english]: {},
    [frenchText]: {},
    [englishText]: {},
  }).map(([key, chunk]) => [key, { file: key, ...chunk }]),
)

it('each route file is found once, also if the build splits it', () => {
  expect(routeFiles(manifest)).toEqual([legal, finder])
})

it('a content page loads only the boot file, its imports and the script that loads it', () => {
  expect([...modulesByThemselves(manifest)]).toEqual(['src/boot.ts', 'src/boot-after-paint.ts', 'preload'])
})

describe('a page loads by itself', () => {
  it('the site, all parts of its route with their imports, and the catalogs and texts of its language', () => {
    const route = [`${legal}?component`, `${legal}?loader`, 'panel']
    const expected = ['src/boot.ts', 'preload', 'site', ...route, french, frenchText]
    expect([...modulesOfRoute(manifest, legal, 'fr')].toSorted()).toEqual(expected.toSorted())
  })

  it('no catalogs if it is a content page, because its HTML contains the texts', () => {
    const expected = ['src/boot.ts', 'preload', 'site', `${legal}?component`, `${legal}?loader`, 'panel', frame]
    expect([...modulesToRead(manifest, legal)].toSorted()).toEqual(expected.toSorted())
  })

  it('no modules that are loaded only after an action of the visitor', () => {
    for (const key of [questions, englishWords]) expect(modulesOfRoute(manifest, finder, 'en')).not.toContain(key)
  })
})

it('a form prefetches the modules for the first press of a button, and none of later stages', () => {
  const modules = modulesOfForm(manifest, finder, 'en', questions)
  for (const key of [questions, 'panel', 'client', words, englishWords]) expect(modules).toContain(key)
  for (const key of [thanks, 'calendar', frenchWords]) expect(modules).not.toContain(key)
})

describe('a page loads at most', () => {
  it('the dependencies of its parts, at any depth', () => {
    const modules = modulesInAll(manifest, finder, 'en')
    for (const key of [questions, 'panel', thanks, 'calendar', english]) expect(modules).toContain(key)
  })

  it('no other route and no other language', () => {
    const modules = modulesInAll(manifest, finder, 'en')
    expect([...modules].filter((key) => key.startsWith(legal) || key === french)).toEqual([])
  })
})
