import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { enteredSites } from '@clairmemoire/settings/study-sites'
import { describe, expect, it } from 'vitest'
import { root } from './repository.ts'

const textOf = (file: string) => readFileSync(path.join(root, file), 'utf8')
const rows = [...textOf('docs/operations/settings.md').matchAll(/^\| `([A-Z_]+)`( \*)? \|/gm)]
const settings = rows.map(([, name]) => name)
const needed = rows.filter(([, , star]) => star !== undefined).map(([, name]) => name)

const namesIn = (file: string) => [...textOf(file).matchAll(/^([A-Z_]+)=/gm)].map(([, name]) => name)

/** The numbers of the lines of a settings.env that the programs on a server refuse. */
function refusedLines(lines: readonly string[]): number[] {
  const folder = mkdtempSync(path.join(tmpdir(), 'settings-'))
  const file = path.join(folder, 'settings.env')
  writeFileSync(file, lines.map((line) => `${line}\n`).join(''))
  const program = textOf('deploy/bin/settings').replaceAll('/etc/clairmemoire/settings.env', file)
  const { stderr } = spawnSync('sh', ['-euc', program], { encoding: 'utf8' })
  rmSync(folder, { recursive: true })
  return [...stderr.matchAll(/line (\d+): write NAME='value'/g)].map(([, line]) => Number(line))
}

describe('the files in deploy', () => {
  it.each(['settings.env', 'blue.env', 'green.env'])('%s contains existing settings only', (file) => {
    expect(namesIn(`deploy/${file}`).filter((name) => !settings.includes(name))).toEqual([])
  })

  it('accept only settings that a shell and systemd read alike', () => {
    const alike = ['', '# a', 'A=', 'A=smtps://a:b%26c@d.e:465', 'A="a b" ', "A='p$s&w#d'", 'A="l’été, l\'air"']
    expect(refusedLines(alike)).toEqual([])
    const different = ['A=a b', 'A=a&b', 'A="p$s"', "A='a'b", 'A=a # b', 'export A=a', 'a=b', 'A=a\r', 'A=`a`', 'A="a']
    expect(refusedLines(different)).toEqual(different.map((_, index) => index + 1))
  })

  it('contain every setting that production requires', () => {
    expect(needed.length).toBeGreaterThan(5)
    expect(needed.filter((name) => !namesIn('deploy/settings.env').includes(name))).toEqual([])
  })

  it('have study sites in a valid form, without real names', () => {
    const problemsOf = (file: string) => enteredSites({ STUDY_SITES_FILE: file }).problems
    expect(problemsOf(path.join(root, 'deploy/study-sites.yaml'))).toEqual([])
    const example = textOf('deploy/study-sites.yaml').match(/^# {0,5}(?:MK2214:| {2}).*$/gm) ?? []
    const file = path.join(mkdtempSync(path.join(tmpdir(), 'study-sites-')), 'example.yaml')
    writeFileSync(file, example.map((line) => line.slice(2)).join('\n'))
    expect(problemsOf(file)).toEqual([])
    expect(example.length).toBeGreaterThan(5)
    rmSync(path.dirname(file), { recursive: true })
  })

  it('make nginx set the headers that the site trusts, and log no requests', () => {
    const conf = textOf('deploy/nginx/clairmemoire.conf')
    for (const name of ['Host', 'X-Forwarded-Host', 'X-Forwarded-For', 'X-Forwarded-Proto'])
      expect(conf).toMatch(new RegExp(`^ *proxy_set_header ${name} \\$\\w+;$`, 'm'))
    expect(conf.match(/^ *access_log .*$/gm)).toEqual(['access_log off;'])
    expect(conf.match(/^ *error_log .*$/gm)).toEqual(['error_log /var/log/nginx/error.log alert;'])
  })

  it.each(['compose.yaml', 'kubernetes.yaml'])('%s sets existing settings only, and no secret', (file) => {
    const text = textOf(`deploy/containers/${file}`)
    const set = [...text.matchAll(/^ +(?:- \{ name: )?([A-Z_]+)(?::|, value:) /gm)].map(([, name]) => name)
    const known = [...settings, 'POSTGRES_USER', 'POSTGRES_INITDB_ARGS', 'POSTGRES_PASSWORD_FILE']
    expect(set.length).toBeGreaterThan(3)
    expect(set.filter((name) => !known.includes(name))).toEqual([])
  })

  it('give each container in Kubernetes only the rights that it needs, and each server its probes', () => {
    const parts = textOf('deploy/containers/kubernetes.yaml').split(/^---$/m)
    const locks = [
      'runAsNonRoot: true',
      'readOnlyRootFilesystem: true',
      'drop: [ALL]',
      'automountServiceAccountToken: false',
    ]
    const probes = ['startupProbe', 'readinessProbe', 'livenessProbe']
    const kinds = { Job: locks, Deployment: [...locks, ...probes] }
    const lacking = Object.entries(kinds).flatMap(([kind, words]) =>
      parts
        .filter((part) => part.includes(`kind: ${kind}\n`))
        .map((part) => words.filter((word) => !part.includes(word))),
    )
    expect(lacking).toEqual([[], [], [], []])
  })

  it('give the blue and the green installation different ports', () => {
    const ports = ['blue', 'green'].flatMap((colour) => textOf(`deploy/${colour}.env`).match(/PORT=\d+/g) ?? [])
    expect(new Set(ports).size).toBe(6)
  })
})
