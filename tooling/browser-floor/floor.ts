import { readFileSync } from 'node:fs'

const list = new URL('../../.browserslistrc', import.meta.url)

/** The oldest supported version of each browser, by its name in `.browserslistrc`. */
export const floor: ReadonlyMap<string, string> = new Map(
  readFileSync(list, 'utf8')
    .trim()
    .split('\n')
    .map((line) => {
      const [, browser, version] = /^(\w+) >= ([\d.]+)$/.exec(line) ?? []
      if (browser === undefined || version === undefined)
        throw new Error(`.browserslistrc: "${line}" is not "name >= version"`)
      return [browser, version]
    }),
)

const buildNames: Readonly<Record<string, string>> = { ios_saf: 'ios' }

/** The same versions as targets for Vite. Vite does not know Samsung Internet, which has the engine of a Chrome of the same age. */
export const buildTargets = [...floor]
  .filter(([browser]) => browser !== 'samsung')
  .map(([browser, version]) => `${buildNames[browser] ?? browser}${version}`)
